import type { PersonalData } from '#server/platform/personal-data/personal-data.ts'
import { nameVisibility } from './hidden-names/hidden-names.tables.ts'
import { jobChanges, jobEvents, jobMembers, jobReaders, jobs, jobTemplates } from './jobs.tables.ts'

const ANONYMOUS_IDS =
  'Jobs belong to the company. Authors are stored as ids, which identify nobody once the account is deleted.'

export const jobsPersonalData: PersonalData = {
  name: 'jobs',
  tables: [
    { table: jobs, of: jobs.createdBy, kept: ANONYMOUS_IDS },
    { table: jobTemplates, of: jobTemplates.createdBy, kept: ANONYMOUS_IDS },
    { table: jobReaders, of: jobReaders.personId },
    { table: jobMembers, of: jobMembers.personId },
    { table: nameVisibility, of: nameVisibility.personId },
    { table: jobChanges, of: jobChanges.actorId, kept: ANONYMOUS_IDS },
    { table: jobEvents, of: jobEvents.actorId, kept: ANONYMOUS_IDS },
  ],
}
