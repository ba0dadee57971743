import type { PersonalData } from '#server/platform/personal-data/personal-data.ts'
import { profileEntries, profileHandles, profiles } from './profile.tables.ts'

export const profilePersonalData: PersonalData = {
  name: 'profile',
  tables: [
    { table: profiles, of: profiles.personId },
    { table: profileHandles, of: profileHandles.personId },
    { table: profileEntries, of: profileEntries.personId },
  ],
}
