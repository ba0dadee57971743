import { jobNews, type NotificationFacts } from '#shared/notification-facts.ts'

export const masterclassNotifications = {
  talk_reminder: { group: 'learning', ...jobNews },
  talk_place: { group: 'learning', ...jobNews },
  talk_changed: { group: 'learning', ...jobNews },
  talk_offer: { group: 'learning', ...jobNews },
  talk_request: { group: 'learning', ...jobNews },
} as const satisfies NotificationFacts
