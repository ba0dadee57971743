import type { PersonalData } from '#server/platform/personal-data/personal-data.ts'
import { attributions } from './sources.tables.ts'

export const sourcesPersonalData: PersonalData = {
  name: 'sources',
  tables: [{ table: attributions, of: attributions.personId }],
}
