import { jobNews, type NotificationFacts } from '#shared/notification-facts.ts'

export const briefsNotifications = {
  brief_news: { group: 'jobs', ...jobNews },
  brief_reply: { group: 'jobs', ...jobNews },
} as const satisfies NotificationFacts
