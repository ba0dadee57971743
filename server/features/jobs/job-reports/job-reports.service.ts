import type { I18n } from '@lingui/core'
import { findVerifiedNames } from '#server/features/base/accounts/accounts.service.ts'
import { recordAudit } from '#server/features/base/operations/audit.service.ts'
import { canReadJob } from '#server/features/jobs/jobs/jobs.policy.ts'
import { findJobCards, inView, viewJob } from '#server/features/jobs/jobs/jobs.service.ts'
import type { Clock } from '#server/platform/clock.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { transition } from '#server/platform/db/transition.ts'
import { AppError, ensure, found } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import type {
  JobReport,
  NewReport,
  OwnReport,
  ReportsQuery,
} from '#shared/features/jobs/job-reports/job-reports.contract.ts'
import { type ReportEvent, reportStatusMachine } from '#shared/features/jobs/job-reports/report-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { type Page, toPage } from '#shared/kit/pagination.ts'
import { eventsFor } from '#shared/kit/status-machine.ts'
import { canReport, canResolveReports } from './job-reports.policy.ts'
import { countOpen, insertReport, type ReportRow, selectReport, selectReports } from './job-reports.queries.ts'
import { jobReportEvents, jobReports } from './job-reports.tables.ts'

export async function reportJob(
  db: Db,
  clock: Clock,
  { viewer, i18n }: { viewer: Viewer; i18n: I18n },
  jobId: Id,
  { reason, text }: NewReport,
): Promise<OwnReport> {
  const viewed = await viewJob(db, viewer, jobId)
  const isReadable = canReadJob(viewer, inView(viewed))
  ensure(isReadable, 'not_found')
  ensure(canReport({ isReadable, memberRole: viewed.memberRole }))
  const row = await insertReport(db, { jobId, reporterId: viewer.id, reason, text, createdAt: clock.now() })
  if (!row) {
    const message = i18n._({
      id: 'jobReports.already_reported',
      message: 'You have already reported this job. We are reviewing it.',
    })
    throw new AppError('invalid_input', { fields: { reason: [message] } })
  }
  return { id: row.id, jobId, reason, status: row.status, reportedAt: row.createdAt.toISOString() }
}

export async function listReports(db: Db, viewer: Viewer, query: ReportsQuery): Promise<Page<JobReport>> {
  ensure(canResolveReports(viewer))
  const rows = await selectReports(db, { status: query.status, after: query.cursor, limit: query.limit + 1 })
  return toPage(await presentAll(db, rows), query.limit, (report) => report)
}

async function presentAll(db: Db, rows: readonly ReportRow[]): Promise<JobReport[]> {
  const jobIds = [...new Set(rows.map(({ jobId }) => jobId))]
  const [cards, names, open] = await Promise.all([
    findJobCards(db, jobIds),
    findVerifiedNames(
      db,
      rows.map(({ reporterId }) => reporterId),
    ),
    countOpen(db, jobIds),
  ])
  return rows.map((row) => {
    const job = found(cards.find(({ id }) => id === row.jobId))
    return {
      id: row.id,
      job: { id: job.id, title: job.title, company: { id: job.company.id, name: job.company.name } },
      reason: row.reason,
      text: row.text,
      reporter: { id: row.reporterId, name: names.get(row.reporterId) ?? '' },
      status: row.status,
      openForJob: open.get(row.jobId) ?? 0,
      reportedAt: row.createdAt.toISOString(),
      can: eventsFor(reportStatusMachine, row.status, 'operator'),
    }
  })
}

export async function decideOnReport(
  db: Db,
  platform: Pick<Platform, 'clock'>,
  viewer: Viewer,
  id: Id,
  event: ReportEvent,
): Promise<JobReport> {
  ensure(canResolveReports(viewer))
  const report = found(await selectReport(db, id))
  const moved = await transaction(db, async (tx) => {
    const row = await moveReport(tx, viewer, report, event)
    await recordAudit(tx, platform, {
      actor: viewer,
      action: `job_report.${event}`,
      subject: { kind: 'job', id: report.jobId },
      before: { status: report.status },
      after: { status: row.status },
    })
    return row
  })
  const [presented] = await presentAll(db, [moved])
  return found(presented)
}

const moveReport = (tx: Db, viewer: Viewer, { id, status }: ReportRow, event: ReportEvent): Promise<ReportRow> =>
  transition(tx, {
    machine: reportStatusMachine,
    table: jobReports,
    events: jobReportEvents,
    id,
    from: status,
    event,
    actor: { role: 'operator', id: viewer.id },
  })

/** One decision on everything people reported about a job. */
export async function decideOnReports(
  tx: Db,
  platform: Pick<Platform, 'clock'>,
  viewer: Viewer,
  reports: readonly ReportRow[],
  { event, reason }: { event: ReportEvent; reason: string },
): Promise<void> {
  ensure(canResolveReports(viewer))
  const [first] = reports
  for (const report of reports) await moveReport(tx, viewer, report, event)
  await recordAudit(tx, platform, {
    actor: viewer,
    action: `job_report.${event}`,
    subject: { kind: 'job', id: found(first).jobId },
    after: { reports: reports.length },
    reason,
  })
}
