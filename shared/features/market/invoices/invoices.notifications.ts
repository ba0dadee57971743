import { jobNews, type NotificationFacts } from '#shared/notification-facts.ts'

export const invoicesNotifications = {
  invoice_changed: { group: 'jobs', ...jobNews },
} as const satisfies NotificationFacts
