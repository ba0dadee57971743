import type { I18n } from '@lingui/core'
import type { Wiring } from '#server/platform/wiring/wiring.ts'
import type { Notification } from '#shared/features/people/notifications/notifications.contract.ts'
import { factsOf } from '#shared/features/people/preferences/notification-events.ts'
import { titleOf } from './notification-words.ts'
import type { NotificationRow } from './notifications.queries.ts'

export const presentNotification = (row: NotificationRow, wiring: Wiring, i18n: I18n): Notification => ({
  id: row.id,
  group: factsOf(row.event).group,
  title: titleOf(wiring, i18n, row),
  href: row.href,
  at: row.createdAt.toISOString(),
  isRead: row.readAt !== null,
})
