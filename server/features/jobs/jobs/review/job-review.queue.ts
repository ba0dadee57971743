// Jobs waiting for review before they are published.

import type { I18n } from '@lingui/core'
import { findCompanies } from '#server/features/people/companies/companies.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { textOfHtml } from '#server/platform/html-text.ts'
import { AppError, found, tooLate } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { CaseQueue, DecisionOnCase } from '#server/platform/wiring/case-queue.ts'
import { APPROVALS_FOR_TRUST } from '#shared/features/jobs/jobs/job-limits.ts'
import type { Id } from '#shared/kit/ids.ts'
import type { CaseChoice, CaseSummary, Evidence } from '#shared/operator-case.ts'
import { type JobRow, selectJob } from '../jobs.queries.ts'
import { decideAsOperator, decideOnGroupAsOperator } from './job-decisions.service.ts'
import { reviewRemarks } from './review.service.ts'
import {
  selectLongestWaiting,
  selectSimilar,
  selectWaitingFigures,
  selectWaitingJob,
  type WaitingJobRow,
} from './waiting-jobs.queries.ts'

const PROMISED_HOURS = 24
const MAX_QUOTE = 2_000
/** Combines the version of the job with those of all jobs waiting beside it. */
const SEPARATOR = ' '

export const jobReviewQueue: CaseQueue = {
  name: 'jobs',
  title: (i18n) => i18n._({ id: 'jobs.queue', message: 'Jobs' }),
  href: '/ops/jobs',
  promisedHours: PROMISED_HOURS,
  summarize: selectWaitingFigures,
  cases: {
    isPrivate: false,
    async list(db, page, i18n) {
      const rows = await selectLongestWaiting(db, page)
      const names = await companyNames(db, rows)
      return rows.map((row) => summaryOf(i18n, row, names))
    },
    async show(db, caseId, i18n) {
      const waiting = await selectWaitingJob(db, caseId)
      if (!waiting) return null
      const job = found(await selectJob(db, caseId))
      const similar = await selectSimilar(db, waiting)
      return {
        ...summaryOf(i18n, waiting, await companyNames(db, [waiting])),
        version: `${job.updatedAt.toISOString()}${SEPARATOR}${similar.lastWrittenAt.toISOString()}`,
        evidence: await evidenceFor(db, i18n, job),
        choices: choicesFor(i18n, similar.count),
      }
    },
    decide: decideOnCase,
  },
}

async function companyNames(db: Db, rows: readonly { companyId: Id }[]): Promise<Map<Id, string>> {
  const companies = await findCompanies(db, [...new Set(rows.map(({ companyId }) => companyId))])
  return new Map(companies.map(({ id, name }) => [id, name]))
}

function summaryOf(i18n: I18n, row: WaitingJobRow, names: ReadonlyMap<Id, string>): CaseSummary {
  return {
    id: row.id,
    title: row.title,
    about: names.get(row.companyId) ?? '',
    kind: {
      label: i18n._({
        id: 'jobs.review_kind',
        message: '{kind, select, new {New} feed {Feed} other {Changed}}',
        values: { kind: row.publishedAt ? 'changed' : row.source === 'native' ? 'new' : 'feed' },
      }),
      tone: 'neutral',
    },
    waitingSince: row.waitingSince.toISOString(),
  }
}

async function evidenceFor(db: Db, i18n: I18n, job: JobRow): Promise<Evidence[]> {
  const { risks, isPayImplausible, approvals, changed } = await reviewRemarks(db, job)
  const riskChecks = risks.map(
    (risk): Evidence => ({
      kind: 'check',
      label: i18n._({ id: 'jobs.review_text', message: 'Text' }),
      text: i18n._({
        id: 'jobs.review_risk',
        message:
          '{risk, select, money {asks for money} documents {asks for identity documents} elsewhere {asks people to write elsewhere} other {contains links}}',
        values: { risk },
      }),
      state: 'bad',
    }),
  )
  const pay: Evidence = {
    kind: 'check',
    label: i18n._({ id: 'jobs.review_pay', message: 'Pay' }),
    text: i18n._({
      id: 'jobs.review_pay_state',
      message: '{state, select, none {not stated} odd {far from the usual pay} other {plausible}}',
      values: { state: job.pay === null ? 'none' : isPayImplausible ? 'odd' : 'fine' },
    }),
    state: job.pay === null ? 'unknown' : isPayImplausible ? 'bad' : 'ok',
  }
  const trust: Evidence = {
    kind: 'check',
    label: i18n._({ id: 'jobs.review_company', message: 'Company' }),
    text: i18n._({
      id: 'jobs.review_approvals',
      message: '{count, plural, =0 {no job approved yet} one {# job approved} other {# jobs approved}}',
      values: { count: approvals },
    }),
    state: approvals < APPROVALS_FOR_TRUST ? 'unknown' : 'ok',
  }
  const edits: Evidence[] =
    changed.length === 0
      ? []
      : [
          {
            kind: 'check',
            label: i18n._({ id: 'jobs.review_changed', message: 'Changed' }),
            text: changed.join(', '),
            state: 'warn',
          },
        ]
  return [
    {
      kind: 'quote',
      text: textOfHtml(job.description).slice(0, MAX_QUOTE),
      source: i18n._({ id: 'jobs.review_description', message: 'Description' }),
    },
    ...riskChecks,
    pay,
    trust,
    ...edits,
    { kind: 'link', label: i18n._({ id: 'jobs.review_open', message: 'Open the job' }), href: `/jobs/${job.id}` },
  ]
}

function choicesFor(i18n: I18n, similar: number): CaseChoice[] {
  const choices: CaseChoice[] = [
    {
      id: 'approve',
      label: i18n._({ id: 'jobs.review_approve', message: 'Approve' }),
      consequence: i18n._({ id: 'jobs.review_approve_means', message: 'Published at once' }),
      needsReason: false,
    },
    {
      id: 'changes',
      label: i18n._({ id: 'jobs.review_return', message: 'Ask for changes' }),
      consequence: i18n._({ id: 'jobs.review_return_means', message: 'Goes back to the company with your reason' }),
      needsReason: true,
    },
    {
      id: 'remove',
      label: i18n._({ id: 'jobs.review_remove', message: 'Remove' }),
      consequence: i18n._({
        id: 'jobs.review_remove_means',
        message: 'Closed for good, and every job of the company is reviewed from now on',
      }),
      needsReason: true,
    },
  ]
  if (similar > 1)
    choices.push({
      id: 'approve_all',
      label: i18n._({
        id: 'jobs.review_approve_all',
        message: 'Approve all {count} from this company',
        values: { count: similar },
      }),
      consequence: i18n._({
        id: 'jobs.review_approve_all_means',
        message: 'All pending jobs from the same source',
      }),
      needsReason: false,
    })
  return choices
}

const notWaiting = /* i18n */ { id: 'jobs.not_waiting', message: 'This job is no longer waiting for review.' }

async function decideOnCase(tx: Db, platform: Platform, decision: DecisionOnCase): Promise<void> {
  const { operator, caseId, choice, reason, version } = decision
  const waiting = await selectWaitingJob(tx, caseId)
  if (!waiting) throw tooLate(notWaiting)
  const [updatedAt = '', lastWrittenAt = ''] = version.split(SEPARATOR)
  if (choice === 'approve') await decideAsOperator(tx, platform, operator, caseId, { event: 'approve', updatedAt })
  else if (choice === 'changes') await decideAsOperator(tx, platform, operator, caseId, { event: 'reject', reason })
  else if (choice === 'remove') await decideAsOperator(tx, platform, operator, caseId, { event: 'moderate', reason })
  else if (choice === 'approve_all') {
    const { companyId, source } = waiting
    const all = { event: 'approve', source, lastWrittenAt } as const
    await decideOnGroupAsOperator(tx, platform, operator, companyId, all)
  } else throw new AppError('not_found')
}
