import { jobNews, type NotificationFacts } from '#shared/notification-facts.ts'

export const jobsNotifications = {
  job_reviewed: { group: 'jobs', ...jobNews },
} as const satisfies NotificationFacts
