import { jobNews, type NotificationFacts } from '#shared/notification-facts.ts'

export const assessmentsNotifications = {
  assessment_invited: { group: 'jobs', ...jobNews },
  assessment_result: { group: 'jobs', ...jobNews },
  assessment_answered: { group: 'jobs', ...jobNews },
} as const satisfies NotificationFacts
