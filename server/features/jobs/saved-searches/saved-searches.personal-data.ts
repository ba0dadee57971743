import { sql } from 'drizzle-orm'
import type { PersonalData } from '#server/platform/personal-data/personal-data.ts'
import { savedSearches, savedSearchMatches } from './saved-searches.tables.ts'

export const savedSearchesPersonalData: PersonalData = {
  name: 'saved-searches',
  tables: [
    { table: savedSearches, of: savedSearches.personId },
    {
      table: savedSearchMatches,
      of: ({ id }) => sql`${savedSearchMatches.searchId} in (select id from saved_searches where person_id = ${id})`,
    },
  ],
}
