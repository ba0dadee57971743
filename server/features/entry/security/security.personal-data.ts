import type { PersonalData } from '#server/platform/personal-data/personal-data.ts'
import { emailChanges } from './security.tables.ts'

export const securityPersonalData: PersonalData = {
  name: 'security',
  tables: [{ table: emailChanges, of: emailChanges.personId }],
}
