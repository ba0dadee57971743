import type { PersonalData } from '#server/platform/personal-data/personal-data.ts'
import { demoCompanions } from './demo-companion.tables.ts'

export const demoCompanionPersonalData: PersonalData = {
  name: 'demo-companion',
  tables: [{ table: demoCompanions, of: demoCompanions.personId }],
}
