// The state of a job's tests for a draft. They are taken for it and go with the application it becomes.

import { canRead, isStillReadable } from '#server/features/hiring/applications/applications.policy.ts'
import { findParties } from '#server/features/hiring/applications/own/earlier-submissions.service.ts'
import type { AttemptSubject } from '#server/features/hiring/screeners/attempt-subjects.service.ts'
import {
  attachAttempts,
  screenerStates,
  screenersOfJob,
} from '#server/features/hiring/screeners/screener-facts.service.ts'
import { findCompanyFor } from '#server/features/people/companies/companies.service.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import { isLive } from '#shared/features/hiring/applications/application-status.ts'
import type { ApplyOverview, Draft } from '#shared/features/hiring/apply/apply.contract.ts'
import { isOpenDraft } from '#shared/features/hiring/apply/draft-status.ts'
import { type AttemptStatus, isFinished, isRunning } from '#shared/features/hiring/screeners/attempt-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { isOwnDraft } from '../apply.policy.ts'
import { type DraftRow, selectDraft } from './drafts.queries.ts'

export const findTestsOf = async (db: Db, jobId: Id): Promise<ApplyOverview['tests']> =>
  (await screenersOfJob(db, jobId)).map(({ title, minutes, isRequired, laterDays }) => ({
    title,
    minutes,
    isRequired,
    laterDays,
  }))

export async function findDraftTests(db: Db, clock: Clock, { id, jobId, personId }: DraftRow): Promise<Draft['tests']> {
  const tests = await screenersOfJob(db, jobId)
  if (tests.length === 0) return []
  const states = await screenerStates(db, { clock }, personId, [{ id, jobId, isSent: false }])
  const own = states.get(id)?.tests ?? []
  return tests.map(({ testId, title, minutes, isRequired, laterDays }) => ({
    testId,
    title,
    minutes,
    isRequired,
    laterDays,
    state: stateOf(own.find((one) => one.testId === testId)?.status ?? null),
  }))
}

function stateOf(status: AttemptStatus | null): Draft['tests'][number]['state'] {
  if (isRunning(status)) return 'running'
  return status !== null && isFinished(status) ? 'done' : 'open'
}

export const attachTests = (
  tx: Db,
  clock: Clock,
  { id, personId, jobId }: DraftRow,
  applicationId: Id,
): Promise<void> => attachAttempts(tx, { clock }, { fromSubjectId: id, toSubjectId: applicationId, personId, jobId })

/** Subjects of attempts: the viewer's own draft, or an application, which the company knows too. */
export async function findAttemptSubject(
  db: Db,
  viewer: Viewer,
  subjectId: Id,
  now: Date,
): Promise<AttemptSubject | null> {
  const draft = await selectDraft(db, subjectId)
  if (draft) {
    const { jobId, personId, status } = draft
    return isOwnDraft(viewer, draft) ? { jobId, personId, dueAt: null, mayAttempt: isOpenDraft(status) } : null
  }
  const sent = await findParties(db, subjectId)
  if (!sent) return null
  const { jobId, talentId: personId, status, companyId } = sent
  if (viewer.id === personId) return { jobId, personId, dueAt: null, mayAttempt: isLive(status) }
  const { company, memberRole } = await findCompanyFor(db, viewer.id, companyId)
  const isTheirs = canRead({ companyStatus: company.status, memberRole }) && isStillReadable(sent, now)
  return isTheirs ? { jobId, personId, dueAt: null, mayAttempt: false } : null
}
