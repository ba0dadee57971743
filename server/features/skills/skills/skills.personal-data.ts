import type { PersonalData } from '#server/platform/personal-data/personal-data.ts'
import { skillResults } from './skills.tables.ts'

export const skillsPersonalData: PersonalData = {
  name: 'skills',
  tables: [{ table: skillResults, of: skillResults.personId }],
}
