import { jobNews, type NotificationFacts } from '#shared/notification-facts.ts'

export const eliteNotifications = {
  elite_news: { group: 'jobs', ...jobNews },
} as const satisfies NotificationFacts
