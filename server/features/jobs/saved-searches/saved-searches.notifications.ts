import type { NotificationTitle } from '#server/platform/wiring/notification-title.ts'
import type { savedSearchesNotifications as facts } from '#shared/features/jobs/saved-searches/saved-searches.notifications.ts'

export const savedSearchesNotifications: Record<keyof typeof facts, NotificationTitle> = {
  job_alert: (i18n, values) =>
    i18n._({ id: 'notifications.job_alert', message: 'New jobs for your search: {search}', values }),
}
