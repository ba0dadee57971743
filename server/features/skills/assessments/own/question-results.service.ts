// What each answer was worth, for the person, if the company releases it.

import { readInvited } from '#server/features/hiring/screeners/taking/invited-attempts.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Question } from '#shared/features/hiring/screeners/question.contract.ts'
import { isAnswered } from '#shared/features/hiring/screeners/scoring/valid-answer.ts'
import { hasResult, isShared } from '#shared/features/skills/assessments/assessment-status.ts'
import type { QuestionResult } from '#shared/features/skills/assessments/assessments.contract.ts'
import type { AssessmentRow } from '../assessments.queries.ts'

/** Never of the library: a leaked question would be worthless for everybody else. */
export async function questionResults(db: Db, row: AssessmentRow): Promise<QuestionResult[]> {
  const isReleased = row.release === 'questions' && row.skill === null && hasResult(row.status) && !isShared(row.status)
  const read = isReleased && row.attemptId !== null ? await readInvited(db, row.attemptId) : null
  if (read === null) return []
  const { answers, attempt, marking } = read
  return attempt.questionOrder.flatMap((id) =>
    answers
      .filter(({ question }) => question.id === id)
      .map(({ question, value, points }) => ({
        text: question.text,
        points: points ?? 0,
        maxPoints: question.points,
        isAnswered: isAnswered(value),
        marks: marking.markings.flatMap(({ marks }) =>
          marks
            .filter((mark) => mark.questionId === id)
            .map(({ levels, comment }) => ({ levels: namedLevels(question, levels), comment })),
        ),
      })),
  )
}

function namedLevels(question: Question, chosen: readonly number[]) {
  const rubric = 'rubric' in question && question.isRubricOpen === true ? (question.rubric ?? []) : []
  return rubric.flatMap(({ title, levels }, place) => {
    const level = levels[chosen[place] ?? -1]
    return level ? [{ criterion: title, level: level.text, points: level.points }] : []
  })
}
