import { jobNews, type NotificationFacts } from '#shared/notification-facts.ts'

export const projectsNotifications = {
  project_news: { group: 'jobs', ...jobNews },
} as const satisfies NotificationFacts
