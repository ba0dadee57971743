import { jobNews, type NotificationFacts } from '#shared/notification-facts.ts'

export const companyWebhooksNotifications = {
  webhook_stopped: { group: 'jobs', ...jobNews },
} as const satisfies NotificationFacts
