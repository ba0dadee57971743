import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { id, named } from '#shared/kit/ids.ts'
import { pageOf, pageQuery } from '#shared/kit/pagination.ts'
import { MAX_REPORT_TEXT, reportReasons } from './report-reasons.ts'
import { reportEvents, reportStatuses } from './report-status.ts'

const instant = z.iso.datetime()

const newReport = z
  .object({
    reason: z.enum(reportReasons),
    text: z.string().trim().max(MAX_REPORT_TEXT).default(''),
  })
  .refine(({ reason, text }) => reason !== 'other' || text !== '', {
    path: ['text'],
    params: /* i18n */ { id: 'jobReports.details_missing', message: 'Describe briefly what is wrong.' },
  })
export type NewReport = z.output<typeof newReport>

const ownReport = z
  .object({ id, jobId: id, reason: z.enum(reportReasons), status: z.enum(reportStatuses), reportedAt: instant })
  .meta({ id: 'OwnJobReport' })
export type OwnReport = z.output<typeof ownReport>

const report = z
  .object({
    id,
    job: z.object({ id, title: z.string(), company: named }),
    reason: z.enum(reportReasons),
    text: z.string(),
    reporter: named,
    status: z.enum(reportStatuses),
    /** How many open reports this job has. */
    openForJob: z.number(),
    reportedAt: instant,
    can: z.array(z.enum(reportEvents)),
  })
  .meta({ id: 'JobReport' })
export type JobReport = z.output<typeof report>

const reportsQuery = pageQuery.extend({ cursor: id.optional(), status: z.enum(reportStatuses).default('open') })
export type ReportsQuery = z.output<typeof reportsQuery>

export const jobReports = {
  create: endpoint({
    method: 'POST',
    path: '/talent/api/jobs/:jobId/reports',
    guard: 'verified',
    summary: 'Reports a job. Each person can have one open report per job.',
    params: z.object({ jobId: id }),
    body: newReport,
    response: ownReport,
    status: 201,
    creates: true,
    limit: 'strict',
  }),
  list: endpoint({
    method: 'GET',
    path: '/ops/api/job-reports',
    guard: 'operator',
    summary: 'Job reports by status, longest waiting first.',
    query: reportsQuery,
    response: pageOf(report),
  }),
  decide: endpoint({
    method: 'POST',
    path: '/ops/api/job-reports/:id/status',
    guard: 'operator',
    summary: 'Resolves a report. Use the job’s own endpoint to take it down.',
    params: z.object({ id }),
    body: z.object({ event: z.enum(reportEvents) }),
    response: report,
  }),
}
