import { msg } from '@lingui/core/macro'
import type { identityNotifications as facts } from '#shared/features/people/identity/identity.notifications.ts'
import type { NotificationWords } from '#web/app/words/notification-words.ts'

export const identityNotifications: Record<keyof typeof facts, NotificationWords> = {
  identity_news: {
    label: msg`Your identity check`,
    help: msg`We have verified your identity, need something more, or your verification expires.`,
  },
}
