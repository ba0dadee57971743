import { jobNews, type NotificationFacts } from '#shared/notification-facts.ts'

export const servicesNotifications = {
  service_reviewed: { group: 'jobs', ...jobNews },
} as const satisfies NotificationFacts
