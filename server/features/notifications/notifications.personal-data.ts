import type { PersonalData } from '#server/platform/personal-data/personal-data.ts'
import { notifications, pushSubscriptions } from './notifications.tables.ts'

export const notificationsPersonalData: PersonalData = {
  name: 'notifications',
  tables: [
    { table: notifications, of: notifications.personId },
    // Whoever has these three can write to the browser.
    {
      table: pushSubscriptions,
      of: pushSubscriptions.personId,
      secrets: ['endpoint', 'publicKey', 'secret'],
    },
  ],
}
