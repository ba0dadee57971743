import { msg } from '@lingui/core/macro'
import type { screenersNotifications as facts } from '#shared/features/hiring/screeners/screeners.notifications.ts'
import type { NotificationWords } from '#web/app/words/notification-words.ts'

export const screenersNotifications: Record<keyof typeof facts, NotificationWords> = {
  screener_due: {
    label: msg`Test due`,
    help: msg`One day left to take a test, or a company discarded a test you took.`,
  },
}
