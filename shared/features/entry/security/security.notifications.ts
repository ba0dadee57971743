import { type NotificationFacts, safetyNews } from '#shared/notification-facts.ts'

export const securityNotifications = {
  new_device: { group: 'security', ...safetyNews },
  ways_in_changed: { group: 'security', ...safetyNews },
} as const satisfies NotificationFacts
