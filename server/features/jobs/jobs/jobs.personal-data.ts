import type { PersonalData } from '#server/platform/personal-data/personal-data.ts'
import { jobChanges, jobEvents, jobReaders, jobs } from './jobs.tables.ts'

const LEADS_NOWHERE =
  'A job is the company’s. Who wrote or changed it is told by an id that leads to nobody once the account is gone.'

export const jobsPersonalData: PersonalData = {
  name: 'jobs',
  tables: [
    { table: jobs, of: jobs.createdBy, kept: LEADS_NOWHERE },
    { table: jobReaders, of: jobReaders.personId },
    { table: jobChanges, of: jobChanges.actorId, kept: LEADS_NOWHERE },
    { table: jobEvents, of: jobEvents.actorId, kept: LEADS_NOWHERE },
  ],
}
