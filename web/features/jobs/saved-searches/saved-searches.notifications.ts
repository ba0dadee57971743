import { msg } from '@lingui/core/macro'
import type { savedSearchesNotifications as facts } from '#shared/features/jobs/saved-searches/saved-searches.notifications.ts'
import type { NotificationWords } from '#web/app/words/notification-words.ts'

export const savedSearchesNotifications: Record<keyof typeof facts, NotificationWords> = {
  job_alert: {
    label: msg`New jobs for a saved search`,
    help: msg`You set the frequency per search. This turns all of them off.`,
  },
}
