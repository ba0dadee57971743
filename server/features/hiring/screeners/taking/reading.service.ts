// The company's side: reading an applicant's answers, scoring by hand, setting an attempt aside.

import { findVerifiedNames } from '#server/features/base/accounts/accounts.service.ts'
import { nameFor } from '#server/features/jobs/jobs/hidden-names/names-shown.service.ts'
import { viewJob } from '#server/features/jobs/jobs/jobs.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { AppError, ensure, found, tooLate } from '#server/platform/http/app-error.ts'
import { fieldError } from '#server/platform/http/validation.ts'
import type { Platform } from '#server/platform/platform.ts'
import { announce } from '#server/platform/wiring/domain-event.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import { attemptStatusMachine, isFinished, isScored, isVoid } from '#shared/features/hiring/screeners/attempt-status.ts'
import { shareOfCases } from '#shared/features/hiring/screeners/code/code-question.ts'
import type { AttemptReview, GivenMarks } from '#shared/features/hiring/screeners/company-screeners.contract.ts'
import type { Question } from '#shared/features/hiring/screeners/question.contract.ts'
import { scoreAnswer } from '#shared/features/hiring/screeners/scoring/score-answer.ts'
import type { MemberRole } from '#shared/features/people/companies/company-facts.ts'
import type { Id } from '#shared/kit/ids.ts'
import { eventsFor } from '#shared/kit/status-machine.ts'
import { findSubject } from '../attempt-subjects.service.ts'
import { selectScoredVersion, selectVersion, type VersionRow } from '../authoring/tests.queries.ts'
import { attemptJudged } from '../screeners.events.ts'
import { canJudge, canReadAttempt, canVoid, isErased } from '../screeners.policy.ts'
import { presentReadAttempt } from '../screeners.presenter.ts'
import {
  type AnswerRow,
  type AttemptRow,
  selectAnswers,
  selectAttempt,
  selectAttemptForUpdate,
  selectSubjectsOf,
} from './attempts.queries.ts'
import { moveAttempt, scoreIfComplete } from './finishing.service.ts'
import { requireRetake } from './retakes.service.ts'

type ReadableAttempt = { attempt: AttemptRow; jobId: Id; memberRole: MemberRole | null; talentName: string }

async function findForCompany(db: Db, platform: Platform, viewer: Viewer, id: Id): Promise<ReadableAttempt> {
  const attempt = found(await selectAttempt(db, id))
  const jobId = found(attempt.jobId)
  const { memberRole } = await viewJob(db, viewer, jobId)
  const [applicationId] = await knownSubjects(db, platform, viewer, id)
  ensure(canReadAttempt({ memberRole, isKnown: applicationId !== undefined }), 'not_found')
  const name = (await findVerifiedNames(db, [attempt.personId])).get(attempt.personId) ?? ''
  const talentName = await nameFor(db, viewer, { jobId, applicationId: applicationId ?? id, name })
  return { attempt, jobId, memberRole, talentName }
}

/** The subjects the company can see. */
async function knownSubjects(db: Db, platform: Platform, viewer: Viewer, attemptId: Id): Promise<Id[]> {
  const known: Id[] = []
  for (const id of await selectSubjectsOf(db, attemptId))
    if (await findSubject(db, platform, viewer, id)) known.push(id)
  return known
}

export const readAttempt = async (db: Db, platform: Platform, viewer: Viewer, id: Id): Promise<AttemptReview> =>
  present(db, await findForCompany(db, platform, viewer, id))

async function present(db: Db, { attempt, jobId, memberRole, talentName }: ReadableAttempt): Promise<AttemptReview> {
  const version = found(await selectScoredVersion(db, attempt))
  const can = eventsFor(attemptStatusMachine, attempt.status, 'company')
  return presentReadAttempt(attempt, {
    jobId,
    version,
    // The company cannot watch a running attempt.
    answers: isFinished(attempt.status) ? await selectAnswers(db, attempt.id) : [],
    talentName,
    canScore: canJudge({ memberRole }) && !isErased(attempt) && can.includes('score'),
    canVoid: canVoid({ memberRole }) && can.includes('void'),
  })
}

const answersDeleted = /* i18n */ {
  id: 'screeners.answers_gone',
  message: 'The applicant deleted their answers, so there is nothing to score.',
}

export async function scoreAttempt(
  db: Db,
  platform: Platform,
  viewer: Viewer,
  id: Id,
  marks: GivenMarks,
): Promise<AttemptReview> {
  const { jobId, memberRole, talentName } = await findForCompany(db, platform, viewer, id)
  ensure(canJudge({ memberRole }))
  const attempt = await transaction(db, async (tx) => {
    const locked = found(await selectAttemptForUpdate(tx, id))
    if (isErased(locked)) throw tooLate(answersDeleted)
    const version = found(await selectVersion(tx, locked.testId, locked.version))
    const kept = await selectAnswers(tx, id)
    if (isScored(locked.status)) return ensureSameMarks(locked, kept, marks)
    ensure(isFinished(locked.status), 'status_changed_meanwhile')
    ensureMarksFit(version, kept, marks)
    const given = new Map(marks.map(({ questionId, points }) => [questionId, points]))
    const subjectIds = await knownSubjects(tx, platform, viewer, id)
    const at = platform.clock.now()
    await announce(tx, platform, attemptJudged, { subjectIds, by: viewer.id, at, setAside: null })
    return scoreIfComplete(tx, locked, { actor: { role: 'company', id: viewer.id }, at, marks: given })
  })
  return present(db, { attempt, jobId, memberRole, talentName })
}

/** Repeating the same points, for example by a double click, is not an error; different points come too late. */
function ensureSameMarks(attempt: AttemptRow, kept: readonly AnswerRow[], marks: GivenMarks): AttemptRow {
  const isSame = marks.every(({ questionId, points }) =>
    kept.some((answer) => answer.questionId === questionId && answer.points === points),
  )
  if (!isSame) throw new AppError('status_changed_meanwhile')
  return attempt
}

const words = {
  notRead: /* i18n */ { id: 'screeners.points_not_needed', message: 'This answer does not need to be scored.' },
  tooMuch: /* i18n */ { id: 'screeners.points_too_high', message: 'Give no more points than the question is worth.' },
  missing: /* i18n */ { id: 'screeners.points_missing', message: 'Give points for every written answer.' },
  twice: /* i18n */ { id: 'screeners.already_scored', message: 'This answer has already been scored.' },
}

/** Code is read by a person only if it could not be run. */
export function needsReader(question: Question, answer: AnswerRow | undefined): boolean {
  const share = answer?.codeResult ? shareOfCases(answer.codeResult.verdicts) : null
  return scoreAnswer(question, answer?.value ?? null, share) === null
}

export function ensureMarksFit(
  { questions }: Pick<VersionRow, 'questions'>,
  kept: readonly AnswerRow[],
  marks: readonly GivenMarks[number][],
): void {
  const toRead = questions.filter((question) =>
    needsReader(
      question,
      kept.find(({ questionId }) => questionId === question.id),
    ),
  )
  for (const [place, { questionId, points }] of marks.entries()) {
    const question = toRead.find(({ id }) => id === questionId)
    if (!question) throw fieldError(['marks', place, 'questionId'], words.notRead)
    if (points > question.points) throw fieldError(['marks', place, 'points'], words.tooMuch)
    if (marks.findIndex((one) => one.questionId === questionId) < place)
      throw fieldError(['marks', place, 'questionId'], words.twice)
  }
  if (toRead.some(({ id }) => !marks.some(({ questionId }) => questionId === id)))
    throw fieldError(['marks'], words.missing)
}

/** The talent is notified and has to take the test again. */
export async function voidAttempt(db: Db, platform: Platform, viewer: Viewer, id: Id): Promise<AttemptReview> {
  const { jobId, memberRole, talentName } = await findForCompany(db, platform, viewer, id)
  ensure(canVoid({ memberRole }))
  const attempt = await transaction(db, async (tx) => {
    const locked = found(await selectAttemptForUpdate(tx, id))
    return isVoid(locked.status) ? locked : setAside(tx, platform, viewer, locked)
  })
  return present(db, { attempt, jobId, memberRole, talentName })
}

async function setAside(tx: Db, platform: Platform, viewer: Viewer, attempt: AttemptRow): Promise<AttemptRow> {
  const at = platform.clock.now()
  const subjectIds = await knownSubjects(tx, platform, viewer, attempt.id)
  const moved = await moveAttempt(tx, attempt, { event: 'void', actor: { role: 'company', id: viewer.id }, at })
  const follows = await requireRetake(tx, platform, { attempt, subjectIds, now: at })
  const { title: test } = found(await selectVersion(tx, attempt.testId, attempt.version))
  await announce(tx, platform, attemptJudged, { subjectIds, by: viewer.id, at, setAside: follows && { test, follows } })
  return moved
}
