import { jobNews, type NotificationFacts } from '#shared/notification-facts.ts'

export const ordersNotifications = {
  order_changed: { group: 'jobs', ...jobNews },
} as const satisfies NotificationFacts
