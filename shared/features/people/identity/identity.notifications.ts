import { type NotificationFacts, safetyNews } from '#shared/notification-facts.ts'

export const identityNotifications = {
  // Whoever uses somebody's document in another account would turn it off.
  identity_news: { group: 'security', ...safetyNews },
} as const satisfies NotificationFacts
