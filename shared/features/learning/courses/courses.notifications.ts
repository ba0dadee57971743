import { jobNews, type NotificationFacts } from '#shared/notification-facts.ts'

export const coursesNotifications = {
  assignment_answered: { group: 'learning', ...jobNews },
} as const satisfies NotificationFacts
