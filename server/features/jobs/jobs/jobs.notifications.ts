import type { NotificationTitle } from '#server/platform/wiring/notification-title.ts'
import type { jobsNotifications as facts } from '#shared/features/jobs/jobs/jobs.notifications.ts'

export const jobsNotifications: Record<keyof typeof facts, NotificationTitle> = {
  job_reviewed: (i18n, values) =>
    i18n._({
      id: 'notifications.job_reviewed',
      message:
        '{outcome, select, approve {Your job is published: {job}} reject {Your job needs changes: {job}. {reason}} other {We took down your job: {job}. {reason}}}',
      values,
    }),
}
