import { jobNews, type NotificationFacts } from '#shared/notification-facts.ts'

export const screenersNotifications = {
  screener_due: { group: 'jobs', ...jobNews },
} as const satisfies NotificationFacts
