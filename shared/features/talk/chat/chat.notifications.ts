import type { NotificationFacts } from '#shared/notification-facts.ts'

export const chatNotifications = {
  // The inbox has its own unread count, so the bell does not repeat it.
  new_message: {
    group: 'talk',
    defaults: { app: 'off', mail: 'instant', push: 'instant' },
    modes: ['off', 'instant', 'digest'],
    alwaysOn: [],
    mailAfterMinutes: 10,
  },
} as const satisfies NotificationFacts
