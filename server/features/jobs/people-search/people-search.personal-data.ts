import type { PersonalData } from '#server/platform/personal-data/personal-data.ts'
import { listedPeople, peopleLists } from './people-search.tables.ts'

export const peopleSearchPersonalData: PersonalData = {
  name: 'people-search',
  tables: [
    { table: listedPeople, of: listedPeople.personId },
    {
      table: peopleLists,
      of: peopleLists.createdBy,
      kept: 'Lists belong to the company. Their authors are stored as ids, which identify nobody once the account is deleted.',
    },
  ],
}
