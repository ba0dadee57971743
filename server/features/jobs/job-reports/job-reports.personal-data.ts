import type { PersonalData } from '#server/platform/personal-data/personal-data.ts'
import { jobReportEvents, jobReports } from './job-reports.tables.ts'

export const jobReportsPersonalData: PersonalData = {
  name: 'job-reports',
  tables: [
    { table: jobReports, of: jobReports.reporterId },
    {
      table: jobReportEvents,
      of: jobReportEvents.actorId,
      kept: 'Who resolved a report is stored as an id, which identifies nobody once the account is deleted.',
    },
  ],
}
