import { jobNews, type NotificationFacts } from '#shared/notification-facts.ts'

export const interviewsNotifications = {
  interview_request: { group: 'jobs', ...jobNews },
  interview_reply: { group: 'jobs', ...jobNews },
  interview_change: { group: 'jobs', ...jobNews },
  interview_soon: { group: 'jobs', ...jobNews },
} as const satisfies NotificationFacts
