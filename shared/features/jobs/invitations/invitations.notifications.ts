import { jobNews, type NotificationFacts } from '#shared/notification-facts.ts'

export const invitationsNotifications = {
  job_invitation: { group: 'jobs', ...jobNews },
  invitation_answered: { group: 'jobs', ...jobNews },
} as const satisfies NotificationFacts
