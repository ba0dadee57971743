// Marking by hand: by one member, or by two who do not see each other's marks, and a third one where they disagree.

import type { Db } from '#server/platform/db/database.ts'
import { tooLate } from '#server/platform/http/app-error.ts'
import { fieldError } from '#server/platform/http/validation.ts'
import { isScored } from '#shared/features/hiring/screeners/attempt-status.ts'
import {
  disputed,
  type GivenMark,
  type Marking,
  type MarkingStage,
  settled,
  stageOf,
} from '#shared/features/hiring/screeners/marking/agreement.ts'
import { pointsOfLevels } from '#shared/features/hiring/screeners/marking/rubric-points.ts'
import type { Question } from '#shared/features/hiring/screeners/question.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import type { VersionRow } from '../authoring/tests.queries.ts'
import type { AnswerRow, AttemptRow } from '../taking/attempts.queries.ts'
import { ensureMarksFit } from '../taking/reading.service.ts'
import { deleteMarks, hasMarked, insertMarks, selectMarks } from './marks.queries.ts'

/** For lists of what a member still has to mark. */
export { hasMarked }

type Version = Pick<VersionRow, 'questions' | 'isDouble'>

export type MarkingState = {
  stage: MarkingStage
  /** One per member. */
  markings: { markerId: Id | null; marks: Marking }[]
  /** The questions that are left to mark; null: all that a person has to mark. */
  left: Id[] | null
}

export async function readMarking(db: Db, attempt: AttemptRow, version: Version): Promise<MarkingState> {
  const rows = await selectMarks(db, attempt.id)
  const markings = [...Map.groupBy(rows, ({ markerId }) => markerId)].map(([markerId, marks]) => ({ markerId, marks }))
  const all = markings.map(({ marks }) => marks)
  const worth = worthIn(version.questions)
  const stage = isScored(attempt.status) ? 'done' : stageOf(all, version.isDouble, worth)
  return { stage, markings, left: stage === 'third' ? disputed(all, worth) : null }
}

const worthIn = (questions: readonly Question[]) => (questionId: Id) =>
  questions.find(({ id }) => id === questionId)?.points ?? 0

const words = {
  levels: /* i18n */ { id: 'screeners.levels_missing', message: 'Choose a level for each criterion.' },
  ownMarks: /* i18n */ {
    id: 'screeners.own_marks',
    message: 'You have already marked this. A second person has to mark it independently.',
  },
}

type Given = { attempt: AttemptRow; version: Version; kept: readonly AnswerRow[]; marks: readonly GivenMark[] }

/** The marks that count from now on, by question; null while others still have to mark. */
export async function takeMarks(
  tx: Db,
  { attempt, version, kept, marks }: Given,
  { markerId, at }: { markerId: Id; at: Date },
): Promise<Map<Id, number> | null> {
  const { stage, markings, left } = await readMarking(tx, attempt, version)
  if (stage !== 'done' && markings.some((one) => one.markerId === markerId)) throw tooLate(words.ownMarks)
  const asked = version.questions.filter(({ id }) => attempt.questionOrder.includes(id))
  const toMark = left === null ? asked : asked.filter(({ id }) => left.includes(id))
  ensureMarksFit({ questions: toMark }, kept, marks)
  const given = marks.map((mark, place) => withRubric(toMark, mark, place))
  // Marked again: one member decides, and the note says why.
  if (stage === 'done') await deleteMarks(tx, attempt.id)
  await insertMarks(tx, { attemptId: attempt.id, markerId, given, at })
  const all = stage === 'done' ? [given] : [...markings.map((one) => one.marks), given]
  const worth = worthIn(asked)
  return stage === 'done' || stageOf(all, version.isDouble, worth) === 'done' ? settled(all, worth) : null
}

function withRubric(questions: readonly Question[], mark: GivenMark, place: number): GivenMark {
  const question = questions.find(({ id }) => id === mark.questionId)
  const rubric = question && 'rubric' in question ? (question.rubric ?? []) : []
  if (rubric.length === 0) return { ...mark, levels: [] }
  const points = pointsOfLevels(rubric, mark.levels)
  if (points === null) throw fieldError(['marks', place, 'levels'], words.levels)
  return { ...mark, points }
}
