// The invited person's side: reading, asking for more time, starting, sharing an earlier result, declining.

import {
  compareResult,
  findReusable,
  findTestFacts,
} from '#server/features/hiring/screeners/taking/invited-attempts.service.ts'
import { readScores, startOwnAttempt } from '#server/features/hiring/screeners/taking/own-attempts.service.ts'
import { showAttempt } from '#server/features/hiring/screeners/taking/taking.service.ts'
import { findJobCards } from '#server/features/jobs/jobs/jobs.service.ts'
import { findCompanies } from '#server/features/people/companies/companies.service.ts'
import { ensureCooledDown, topicScores } from '#server/features/skills/skills/taking/skill-attempts.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { ensure, found, tooLate } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import { hashSecret } from '#server/platform/session/session-key.ts'
import type { Identity } from '#shared/access/identity.ts'
import { type ExtraTimeReason, extraTimeFactors } from '#shared/features/hiring/screeners/extra-time.ts'
import type { ScreenerAttempt } from '#shared/features/hiring/screeners/screeners.contract.ts'
import { APPEAL_DAYS, type DeclineReason } from '#shared/features/skills/assessments/assessment-limits.ts'
import { hasResult, isStarted, isUnopened, isWaiting } from '#shared/features/skills/assessments/assessment-status.ts'
import type { Assessment, AssessmentsQuery } from '#shared/features/skills/assessments/assessments.contract.ts'
import { type Id, id as idSchema } from '#shared/kit/ids.ts'
import { canAppeal, isInvited } from '../assessments.policy.ts'
import { type Comparison, presentAssessment } from '../assessments.presenter.ts'
import {
  type AssessmentRow,
  lockAssessment,
  selectAssessment,
  selectBySecret,
  selectOfPerson,
  selectOpen,
  updateAssessment,
} from '../assessments.queries.ts'
import { moveAssessment } from '../moving.service.ts'
import { notifyCompany } from '../notifying/notifying.service.ts'
import { questionResults } from './question-results.service.ts'

/** The link proves that its holder reads that mailbox; whoever opens it first, with any account, is the one invited. */
async function findByToken(db: Db, viewer: Identity, token: string): Promise<AssessmentRow> {
  if (idSchema.safeParse(token).success) {
    const row = found(await selectAssessment(db, token))
    ensure(isInvited(viewer, row), 'not_found')
    return row
  }
  const row = found(await selectBySecret(db, hashSecret(token)))
  ensure(row.personId === null || row.personId === viewer.id, 'not_found')
  return row
}

export async function listOwnAssessments(db: Db, { clock }: Platform, viewer: Identity, query: AssessmentsQuery) {
  const now = clock.now()
  const rows = await selectOfPerson(db, viewer, { show: query.show, before: query.cursor, limit: query.limit + 1 })
  const shown = rows.slice(0, query.limit)
  const { count: open } = await selectOpen(db, viewer, now)
  const nextCursor = rows.length > query.limit ? (shown.at(-1)?.id ?? null) : null
  return { items: await presentAll(db, shown, now), nextCursor, open }
}

async function presentAll(db: Db, rows: readonly AssessmentRow[], now: Date): Promise<Assessment[]> {
  const unique = (ids: readonly (Id | null)[]) => [...new Set(ids)].filter((id) => id !== null)
  const tests = await findTestFacts(db, unique(rows.map(({ testId }) => testId)))
  const companies = await findCompanies(db, unique(rows.map(({ companyId }) => companyId)))
  const jobs = await findJobCards(db, unique(rows.map(({ jobId }) => jobId)))
  return rows.map((row) =>
    presentAssessment(row, {
      company: found(companies.find(({ id }) => id === row.companyId)),
      jobTitle: jobs.find(({ id }) => id === row.jobId)?.title ?? null,
      test: found(tests.get(row.testId)),
      now,
    }),
  )
}

async function present(db: Db, viewer: Identity, row: AssessmentRow, now: Date): Promise<Assessment> {
  const [shown] = await presentAll(db, [row], now)
  const earlier = isWaiting(row.status) ? await findReusable(db, viewer.id, row.testId, now) : null
  const { result } = found(shown)
  return {
    ...found(shown),
    reusable: earlier?.submittedAt ? { takenAt: earlier.submittedAt.toISOString() } : null,
    result: result && {
      ...result,
      comparison: await comparisonOf(db, row),
      questions: await questionResults(db, row),
    },
  }
}

export async function comparisonOf(db: Db, { testId, percent, status }: AssessmentRow): Promise<Comparison> {
  if (!hasResult(status) || percent === null) return null
  return compareResult(db, testId, percent)
}

export const showOwnAssessment = async (db: Db, { clock }: Platform, viewer: Identity, token: string) =>
  present(db, viewer, await findByToken(db, viewer, token), clock.now())

const expired = /* i18n */ { id: 'assessments.is_expired', message: 'The deadline has passed.' }

type Act = (tx: Db, row: AssessmentRow, now: Date) => Promise<AssessmentRow>

/** Under the row lock, so that of two clicks the second finds what the first has done. */
async function actOn(db: Db, platform: Platform, viewer: Identity, token: string, act: Act): Promise<AssessmentRow> {
  const { id } = await findByToken(db, viewer, token)
  return transaction(db, async (tx) => {
    const row = found(await lockAssessment(tx, id))
    ensure(row.personId === null || row.personId === viewer.id, 'not_found')
    const own = row.personId === null ? await updateAssessment(tx, id, { personId: viewer.id }) : row
    return act(tx, own, platform.clock.now())
  })
}

function ensureInTime({ status, expiresAt }: AssessmentRow, now: Date): void {
  if (isWaiting(status) && expiresAt <= now) throw tooLate(expired)
}

const asTalent = (viewer: Identity) => ({ role: 'talent' as const, id: viewer.id })

export async function openAssessment(db: Db, platform: Platform, viewer: Identity, token: string) {
  const row = await actOn(db, platform, viewer, token, async (tx, own, at) =>
    isUnopened(own.status) ? moveAssessment(tx, own, { event: 'open', actor: asTalent(viewer), at }) : own,
  )
  return present(db, viewer, row, platform.clock.now())
}

const tooLateForTime = /* i18n */ {
  id: 'assessments.extra_time_late',
  message: 'More time can only be added before the start.',
}

export async function changeExtraTime(
  db: Db,
  platform: Platform,
  viewer: Identity,
  token: string,
  extraTime: ExtraTimeReason,
) {
  const row = await actOn(db, platform, viewer, token, async (tx, own, now) => {
    ensureInTime(own, now)
    if (!isWaiting(own.status)) throw tooLate(tooLateForTime)
    return updateAssessment(tx, own.id, { extraTime })
  })
  return present(db, viewer, row, platform.clock.now())
}

export async function startAssessment(
  db: Db,
  platform: Platform,
  viewer: Identity,
  token: string,
): Promise<ScreenerAttempt> {
  const row = await actOn(db, platform, viewer, token, async (tx, own, now) => {
    // Pressed twice, or resumed on another device.
    if (isStarted(own.status)) return own
    ensureInTime(own, now)
    const moved = await moveAssessment(tx, own, { event: 'start', actor: asTalent(viewer), at: now })
    const attempt = await startOwnAttempt(tx, {
      testId: own.testId,
      personId: viewer.id,
      asked: own.asked,
      now,
      extraTime: extraTimeFactors[own.extraTime],
      hidesResult: own.release === 'none',
      openUntil: own.expiresAt,
      mayStart: (start) =>
        // Whoever may take it again after an appeal does not have to wait.
        own.skill === null || own.appeal !== null
          ? Promise.resolve()
          : ensureCooledDown(start, viewer.id, own.skill, now),
    })
    return updateAssessment(tx, moved.id, { attemptId: attempt.id, startedAt: attempt.startedAt })
  })
  return showAttempt(db, platform, viewer, found(row.attemptId))
}

const nothingToShare = /* i18n */ {
  id: 'assessments.nothing_to_share',
  message: 'There is no recent result to share. Take the test instead.',
}

export async function shareEarlierResult(db: Db, platform: Platform, viewer: Identity, token: string) {
  const row = await actOn(db, platform, viewer, token, async (tx, own, now) => {
    ensureInTime(own, now)
    const earlier = await findReusable(tx, viewer.id, own.testId, now)
    if (!earlier) throw tooLate(nothingToShare)
    const { points, maxPoints, percent, passed, submittedAt, startedAt } = earlier
    const { scores } = await readScores(tx, earlier.id)
    const moved = await moveAssessment(tx, own, {
      event: 'share',
      actor: asTalent(viewer),
      at: now,
      facts: {
        attemptId: earlier.id,
        startedAt,
        finishedAt: submittedAt,
        points,
        maxPoints,
        percent,
        passed,
        topics: topicScores(scores),
      },
    })
    await notifyCompany(tx, platform, moved, 'shared')
    return moved
  })
  return present(db, viewer, row, platform.clock.now())
}

export async function declineAssessment(
  db: Db,
  platform: Platform,
  viewer: Identity,
  token: string,
  reason: DeclineReason,
) {
  const row = await actOn(db, platform, viewer, token, async (tx, own, at) => {
    const facts = { declineReason: reason }
    const moved = await moveAssessment(tx, own, { event: 'decline', actor: asTalent(viewer), at, reason, facts })
    await notifyCompany(tx, platform, moved, 'declined')
    return moved
  })
  return present(db, viewer, row, platform.clock.now())
}

const noAppeal = /* i18n */ {
  id: 'assessments.no_appeal',
  message: 'You can appeal once, within {days} days of the test.',
  values: { days: APPEAL_DAYS },
}

export async function appealResult(db: Db, platform: Platform, viewer: Identity, token: string, text: string) {
  const row = await actOn(db, platform, viewer, token, async (tx, own, now) => {
    // Sent twice by a double click.
    if (own.appeal === text) return own
    if (!canAppeal(own, now)) throw tooLate(noAppeal)
    const appealed = await updateAssessment(tx, own.id, { appeal: text, appealedAt: now })
    await notifyCompany(tx, platform, appealed, 'appealed')
    return appealed
  })
  return present(db, viewer, row, platform.clock.now())
}
