import type { PersonalData } from '#server/platform/personal-data/personal-data.ts'
import {
  blockedPeople,
  hiddenCompanies,
  hiddenDomains,
  notificationChoices,
  personPreferences,
} from './preferences.tables.ts'

export const preferencesPersonalData: PersonalData = {
  name: 'preferences',
  tables: [
    { table: personPreferences, of: personPreferences.personId },
    { table: notificationChoices, of: notificationChoices.personId },
    { table: hiddenCompanies, of: hiddenCompanies.personId },
    { table: hiddenDomains, of: hiddenDomains.personId },
    // Whom they block, not who blocks them: that is never revealed, and is deleted by the foreign key.
    { table: blockedPeople, of: blockedPeople.personId },
  ],
}
