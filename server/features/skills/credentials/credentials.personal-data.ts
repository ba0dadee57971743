import type { PersonalData } from '#server/platform/personal-data/personal-data.ts'
import { credentials } from './credentials.tables.ts'

export const credentialsPersonalData: PersonalData = {
  name: 'credentials',
  tables: [{ table: credentials, of: credentials.personId }],
}
