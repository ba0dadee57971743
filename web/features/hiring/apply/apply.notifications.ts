import { msg } from '@lingui/core/macro'
import type { applyNotifications as facts } from '#shared/features/hiring/apply/apply.notifications.ts'
import type { NotificationWords } from '#web/app/words/notification-words.ts'

export const applyNotifications: Record<keyof typeof facts, NotificationWords> = {
  draft_waiting: {
    label: msg`Unfinished application`,
    help: msg`You have an unsent application. We remind you after one day and after five.`,
  },
}
