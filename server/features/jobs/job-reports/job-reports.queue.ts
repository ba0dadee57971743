// Reported jobs. Everything people reported about one job is one case, and one decision resolves it.

import type { I18n } from '@lingui/core'
import { findVerifiedNames } from '#server/features/base/accounts/accounts.service.ts'
import { findJobCards, viewJob } from '#server/features/jobs/jobs/jobs.service.ts'
import { decideAsOperator, returnOpenJob } from '#server/features/jobs/jobs/review/job-decisions.service.ts'
import { decideOnCompany } from '#server/features/people/companies/company-decisions.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AppError, ensure, found } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { CaseQueue, DecisionOnCase } from '#server/platform/wiring/case-queue.ts'
import type { ReportReason } from '#shared/features/jobs/job-reports/report-reasons.ts'
import { isOpenJob } from '#shared/features/jobs/jobs/job-status.ts'
import { isVerifiedCompany } from '#shared/features/people/companies/company-status.ts'
import type { CaseChoice, CaseSummary, Evidence } from '#shared/operator-case.ts'
import { type ReportRow, selectOpenFigures, selectOpenReports, selectReportedJobs } from './job-reports.queries.ts'
import { decideOnReports } from './job-reports.service.ts'

const PROMISED_HOURS = 4

export const jobReportsQueue: CaseQueue = {
  name: 'job-reports',
  title: (i18n) => i18n._({ id: 'jobReports.queue', message: 'Job reports' }),
  href: '/ops/reports',
  promisedHours: PROMISED_HOURS,
  summarize: selectOpenFigures,
  cases: {
    isPrivate: false,
    async list(db, page, i18n) {
      const rows = await selectReportedJobs(db, page)
      const cards = await findJobCards(
        db,
        rows.map(({ jobId }) => jobId),
      )
      return rows.map((row) => {
        const { title, company } = found(cards.find(({ id }) => id === row.jobId))
        return summaryOf(i18n, row, { title, company: company.name })
      })
    },
    async show(db, caseId, i18n) {
      const reports = await selectOpenReports(db, caseId)
      const [first] = reports
      if (!first) return null
      const { job, company } = await viewJob(db, null, caseId)
      return {
        ...summaryOf(i18n, first, { title: job.title, company: company.name }),
        version: reports.at(-1)?.id ?? '',
        evidence: await evidenceFor(db, i18n, reports),
        choices: choicesFor(i18n, { isOpen: isOpenJob(job.status), isVerified: isVerifiedCompany(company.status) }),
      }
    },
    decide: decideOnCase,
  },
}

const seriousReasons: readonly ReportReason[] = ['scam', 'asks_money']

const reasonText = (i18n: I18n, reason: ReportReason): string =>
  i18n._({
    id: 'jobReports.reason',
    message:
      '{reason, select, scam {Fraud} asks_money {Asks for money} discrimination {Discrimination} misleading_location {Misleading location} misleading_pay {Misleading pay} expired {Expired} no_response {No reply} duplicate {Duplicate} other {Other}}',
    values: { reason },
  })

const summaryOf = (i18n: I18n, row: ReportRow, job: { title: string; company: string }): CaseSummary => ({
  id: row.jobId,
  title: job.title,
  about: job.company,
  kind: { label: reasonText(i18n, row.reason), tone: seriousReasons.includes(row.reason) ? 'bad' : 'neutral' },
  waitingSince: row.createdAt.toISOString(),
})

async function evidenceFor(db: Db, i18n: I18n, reports: readonly ReportRow[]): Promise<Evidence[]> {
  const names = await findVerifiedNames(
    db,
    reports.map(({ reporterId }) => reporterId),
  )
  const statements = reports.map(
    ({ reporterId, reason, text, createdAt }): Evidence => ({
      kind: 'statement',
      name: names.get(reporterId) ?? '',
      label: reasonText(i18n, reason),
      text,
      at: createdAt.toISOString(),
    }),
  )
  const href = `/jobs/${found(reports[0]).jobId}`
  return [...statements, { kind: 'link', label: i18n._({ id: 'jobReports.open', message: 'Open the job' }), href }]
}

function choicesFor(i18n: I18n, { isOpen, isVerified }: { isOpen: boolean; isVerified: boolean }): CaseChoice[] {
  const dismiss: CaseChoice = {
    id: 'dismiss',
    label: i18n._({ id: 'jobReports.dismiss', message: 'Dismiss' }),
    consequence: i18n._({ id: 'jobReports.dismiss_means', message: 'No rule was broken, the job stays' }),
    needsReason: false,
  }
  const suspend: CaseChoice = {
    id: 'suspend',
    label: i18n._({ id: 'jobReports.suspend', message: 'Suspend the company' }),
    consequence: i18n._({
      id: 'jobReports.suspend_means',
      message: 'All its jobs go offline, and it no longer sees applicants',
    }),
    needsReason: true,
  }
  if (!isOpen)
    return [
      dismiss,
      {
        id: 'confirm',
        label: i18n._({ id: 'jobReports.confirm', message: 'Uphold' }),
        consequence: i18n._({ id: 'jobReports.confirm_means', message: 'The job is already closed' }),
        needsReason: false,
      },
      ...(isVerified ? [suspend] : []),
    ]
  return [
    dismiss,
    {
      id: 'changes',
      label: i18n._({ id: 'jobReports.changes', message: 'Ask for changes' }),
      consequence: i18n._({ id: 'jobReports.changes_means', message: 'Unpublished until the company has edited it' }),
      needsReason: true,
    },
    {
      id: 'remove',
      label: i18n._({ id: 'jobReports.remove', message: 'Remove the job' }),
      consequence: i18n._({ id: 'jobReports.remove_means', message: 'Closed for good' }),
      needsReason: true,
    },
    ...(isVerified ? [suspend] : []),
  ]
}

async function decideOnCase(tx: Db, platform: Platform, decision: DecisionOnCase): Promise<void> {
  const { operator, caseId, choice, reason, version } = decision
  const reports = await selectOpenReports(tx, caseId)
  ensure(reports.length > 0 && reports.at(-1)?.id === version, 'status_changed_meanwhile')
  const { job, company } = await viewJob(tx, null, caseId)
  const isOpen = isOpenJob(job.status)
  const event = choice === 'dismiss' ? 'dismiss' : 'confirm'
  await decideOnReports(tx, platform, operator, reports, { event, reason })
  if (choice === 'changes') await returnOpenJob(tx, platform, operator, caseId, reason)
  else if (choice === 'remove' || (choice === 'suspend' && isOpen))
    await decideAsOperator(tx, platform, operator, caseId, { event: 'moderate', reason })
  else if (!['dismiss', 'confirm', 'suspend'].includes(choice)) throw new AppError('not_found')
  if (choice === 'suspend') await decideOnCompany(tx, platform, operator, company.id, { event: 'suspend', reason })
}
