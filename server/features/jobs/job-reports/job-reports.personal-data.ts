import type { PersonalData } from '#server/platform/personal-data/personal-data.ts'
import { jobReportEvents, jobReports } from './job-reports.tables.ts'

export const jobReportsPersonalData: PersonalData = {
  name: 'job-reports',
  tables: [
    { table: jobReports, of: jobReports.reporterId },
    {
      table: jobReportEvents,
      of: jobReportEvents.actorId,
      kept: 'Who decided about a report is told by an id that leads to nobody once the account is gone.',
    },
  ],
}
