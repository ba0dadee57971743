import { type NotificationFacts, safetyNews } from '#shared/notification-facts.ts'

export const personalDataNotifications = {
  deletion_scheduled: { group: 'data', ...safetyNews },
  export_ready: {
    group: 'data',
    defaults: { app: 'instant', mail: 'instant', push: 'off' },
    modes: ['off', 'instant'],
    alwaysOn: [],
  },
} as const satisfies NotificationFacts
