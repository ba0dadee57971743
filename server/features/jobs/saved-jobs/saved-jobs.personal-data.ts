import type { PersonalData } from '#server/platform/personal-data/personal-data.ts'
import { hiddenItems, jobMarks, savedJobs } from './saved-jobs.tables.ts'

export const savedJobsPersonalData: PersonalData = {
  name: 'saved-jobs',
  tables: [
    { table: savedJobs, of: savedJobs.personId },
    { table: hiddenItems, of: hiddenItems.personId },
    { table: jobMarks, of: jobMarks.personId },
  ],
}
