import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { personRef } from '#server/features/base/accounts/accounts.tables.ts'
import { jobs } from '#server/features/jobs/jobs/jobs.tables.ts'
import { createdAt, idColumn, lengthCheck, oneOfCheck } from '#server/platform/db/columns.ts'
import { statusIn } from '#server/platform/db/status-in.ts'
import { statusEvents } from '#server/platform/db/transition.ts'
import { MAX_REPORT_TEXT, reportReasons } from '#shared/features/jobs/job-reports/report-reasons.ts'
import { isOpenReport, reportStatuses } from '#shared/features/jobs/job-reports/report-status.ts'

export const jobReports = pgTable(
  'job_reports',
  {
    id: idColumn(),
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobs.id),
    reporterId: personRef('reporter_id').notNull(),
    reason: text('reason', { enum: reportReasons }).notNull(),
    text: text('text').notNull(),
    status: text('status', { enum: reportStatuses }).notNull().default('open'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('job_reports_once').on(table.jobId, table.reporterId).where(statusIn(table.status, isOpenReport)),
    index('job_reports_by_status').on(table.status, table.id),
    index('job_reports_by_reporter').on(table.reporterId),
    lengthCheck('job_reports_text_length', table.text, 0, MAX_REPORT_TEXT),
    oneOfCheck('job_reports_reason', table.reason, reportReasons),
    oneOfCheck('job_reports_status', table.status, reportStatuses),
  ],
)

export const jobReportEvents = statusEvents('job_report_events')
