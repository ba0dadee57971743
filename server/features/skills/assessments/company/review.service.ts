// One assessment as the company reads it, with its answers.

import type { CompanySide } from '#server/features/hiring/applications/applications.policy.ts'
import { readsContent } from '#server/features/hiring/applications/company/company-applications.service.ts'
import { readFileAnswers } from '#server/features/hiring/screeners/files/file-answers.service.ts'
import { readSpoken, type SpokenAnswer } from '#server/features/hiring/screeners/spoken/spoken-answers.service.ts'
import { findTestFacts, readInvited } from '#server/features/hiring/screeners/taking/invited-attempts.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { found } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import { isShared, wasTaken } from '#shared/features/skills/assessments/assessment-status.ts'
import type { AssessmentReview } from '#shared/features/skills/assessments/company-assessments.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { canDecideAppeal, canMark } from '../assessments.policy.ts'
import { minutesOf, namedTopics, presentAppeal } from '../assessments.presenter.ts'
import type { AssessmentRow } from '../assessments.queries.ts'
import { comparisonOf } from '../own/own-assessments.service.ts'
import { findForCompany, presentOne } from './company-assessments.service.ts'

type Links = Pick<Platform, 'appKey' | 'clock'>

export async function showForCompany(db: Db, platform: Links, viewer: Viewer, id: Id): Promise<AssessmentReview> {
  const { row, side } = await findForCompany(db, viewer, id)
  return presentReview(db, platform, viewer, { row, side })
}

async function readAnswers(db: Db, platform: Links, viewer: Viewer, { status, attemptId }: AssessmentRow) {
  const read = wasTaken(status) && attemptId !== null ? await readInvited(db, attemptId) : null
  if (read === null || attemptId === null) return nothingRead
  const hasSpoken = read.answers.some(({ question }) => question.kind === 'spoken')
  const spoken = hasSpoken ? await readSpoken(db, platform, viewer, attemptId) : new Map<Id, SpokenAnswer>()
  const files = await readFileAnswers(db, platform, viewer, read.answers)
  const { markings, stage, left } = read.marking
  const hasMarked = markings.some(({ markerId }) => markerId === viewer.id)
  const isTurn = stage === 'done' || !hasMarked
  // Nobody sees the marks of the other one before giving their own.
  const shown = stage === 'done' || stage === 'third' ? markings : markings.filter((one) => one.markerId === viewer.id)
  const marksOf = (questionId: Id) =>
    shown.flatMap(({ marks }) =>
      marks
        .filter((mark) => mark.questionId === questionId)
        .map(({ points, levels, comment }) => ({ points, levels, comment })),
    )
  return {
    answers: read.answers.map((answer) => {
      const { id } = answer.question
      const isToMark = answer.isMarkedByHand && isTurn && (left === null || left.includes(id))
      return { ...answer, spoken: spoken.get(id) ?? null, file: files.get(id) ?? null, marks: marksOf(id), isToMark }
    }),
    pausedMs: read.attempt.pausedMs,
    materials: read.version.materials,
    isDouble: read.version.isDouble,
    stage,
    waitsForOthers: !isTurn,
  }
}

const nothingRead = {
  answers: [],
  pausedMs: 0,
  materials: [],
  isDouble: false,
  stage: 'first' as const,
  waitsForOthers: false,
}

export async function presentReview(
  db: Db,
  platform: Links,
  viewer: Viewer,
  { row, side }: { row: AssessmentRow; side: CompanySide },
): Promise<AssessmentReview> {
  // Tests of applicants are withheld like everything else they sent.
  const isReadable =
    row.applicationId === null || (await readsContent(db, side, row.applicationId, platform.clock.now()))
  const { answers, pausedMs, materials, isDouble, stage, waitsForOthers } = isReadable
    ? await readAnswers(db, platform, viewer, row)
    : nothingRead
  const { minutes, isBlind } = found((await findTestFacts(db, [row.testId])).get(row.testId))
  return {
    ...(await presentOne(db, viewer, row, side)),
    message: row.message,
    release: row.release,
    declineReason: row.declineReason,
    // Extra time is between the person and the product.
    minutes: minutesOf({ ...row, extraTime: 'none' }, minutes),
    startedAt: row.startedAt?.toISOString() ?? null,
    ...(!isReadable && { percent: null, passed: null }),
    points: isReadable ? row.points : null,
    maxPoints: row.maxPoints,
    topics: isReadable ? namedTopics(row) : [],
    comparison: isReadable ? await comparisonOf(db, row) : null,
    note: row.note,
    // A leaked question of the library would be worthless for everybody else.
    answers: row.skill === null ? answers : [],
    pausedMs,
    materials: row.skill === null ? materials : [],
    marking: { isBlind, isDouble, stage, waitsForOthers },
    appeal: presentAppeal(row),
    canDecideAppeal: canDecideAppeal(side, row),
    canScore: canMark(side) && !isShared(row.status) && answers.some(({ isToMark }) => isToMark),
  }
}
