import type { PersonalData } from '#server/platform/personal-data/personal-data.ts'
import { perkClaims } from './perks.tables.ts'

export const perksPersonalData: PersonalData = {
  name: 'perks',
  tables: [{ table: perkClaims, of: perkClaims.personId }],
}
