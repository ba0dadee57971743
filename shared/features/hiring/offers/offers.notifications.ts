import { jobNews, type NotificationFacts } from '#shared/notification-facts.ts'

export const offersNotifications = {
  offer_received: { group: 'jobs', ...jobNews },
  offer_due: { group: 'jobs', ...jobNews },
  offer_updated: { group: 'jobs', ...jobNews },
  offer_approval: { group: 'jobs', ...jobNews },
  offer_answered: { group: 'jobs', ...jobNews },
} as const satisfies NotificationFacts
