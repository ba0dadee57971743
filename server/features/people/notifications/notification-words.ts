import type { I18n } from '@lingui/core'
import type { WordValues } from '#server/platform/wiring/notification-title.ts'
import type { Wiring } from '#server/platform/wiring/wiring.ts'
import type { NotificationEvent } from '#shared/notification-facts.ts'

type TitledNotification = { event: NotificationEvent; values: WordValues; count: number }

export const titleOf = ({ titleOf: find }: Wiring, i18n: I18n, { event, values, count }: TitledNotification): string =>
  find(event)(i18n, { ...values, count })
