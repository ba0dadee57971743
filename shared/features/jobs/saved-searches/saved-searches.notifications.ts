import { jobNews, type NotificationFacts } from '#shared/notification-facts.ts'

export const savedSearchesNotifications = {
  job_alert: { group: 'jobs', ...jobNews, defaults: { app: 'instant', mail: 'instant', push: 'off' } },
} as const satisfies NotificationFacts
