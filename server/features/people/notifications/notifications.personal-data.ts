import type { PersonalData } from '#server/platform/personal-data/personal-data.ts'
import { notifications, pushSubscriptions } from './notifications.tables.ts'

export const notificationsPersonalData: PersonalData = {
  name: 'notifications',
  tables: [
    { table: notifications, of: notifications.personId },
    {
      table: notifications,
      of: notifications.aboutId,
      notExported: 'The notification was for somebody else and contains only this person’s name.',
    },
    // These three are the credentials to push to the browser.
    {
      table: pushSubscriptions,
      of: pushSubscriptions.personId,
      secrets: ['endpoint', 'publicKey', 'secret'],
    },
  ],
}
