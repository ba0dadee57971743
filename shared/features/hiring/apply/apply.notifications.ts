import { jobNews, type NotificationFacts } from '#shared/notification-facts.ts'

export const applyNotifications = {
  draft_waiting: { group: 'jobs', ...jobNews, defaults: { app: 'instant', mail: 'instant', push: 'off' } },
} as const satisfies NotificationFacts
