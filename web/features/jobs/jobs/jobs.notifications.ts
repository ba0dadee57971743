import { msg } from '@lingui/core/macro'
import type { jobsNotifications as facts } from '#shared/features/jobs/jobs/jobs.notifications.ts'
import type { NotificationWords } from '#web/app/words/notification-words.ts'

export const jobsNotifications: Record<keyof typeof facts, NotificationWords> = {
  job_reviewed: {
    label: msg`Reviews of your jobs`,
    help: msg`We have published a job of your company, sent it back for changes, or taken it down.`,
  },
}
