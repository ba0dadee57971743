import type { PersonalData } from '#server/platform/personal-data/personal-data.ts'
import { applicantViews } from './applicants.tables.ts'

export const applicantsPersonalData: PersonalData = {
  name: 'applicants',
  tables: [{ table: applicantViews, of: applicantViews.personId }],
}
