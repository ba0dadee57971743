// Listens to the engine: when an attempt ends, so does the assessment it was made for.

import type {
  CorrectedAttempt,
  EndedAttempt,
  ScoredAttempt,
} from '#server/features/hiring/screeners/screeners.events.ts'
import { findAttempt } from '#server/features/hiring/screeners/taking/invited-attempts.service.ts'
import { readScores } from '#server/features/hiring/screeners/taking/own-attempts.service.ts'
import { topicScores } from '#server/features/skills/skills/taking/skill-attempts.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { found } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import { hasResult, isCompleted, isStarted } from '#shared/features/skills/assessments/assessment-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { type AssessmentRow, lockOfAttempt } from '../assessments.queries.ts'
import { moveAssessment, system } from '../moving.service.ts'
import { notifyCompany, notifyMarked } from '../notifying/notifying.service.ts'

export async function completeAssessments(
  tx: Db,
  platform: Platform,
  { attemptId, endedAt }: EndedAttempt,
): Promise<void> {
  if (attemptId === undefined) return
  for (const row of await lockOfAttempt(tx, attemptId)) {
    if (!isStarted(row.status)) continue
    const facts = { finishedAt: endedAt }
    const moved = await moveAssessment(tx, row, { event: 'finish', actor: system, at: platform.clock.now(), facts })
    await notifyCompany(tx, platform, moved, 'completed')
  }
}

export async function publishResults(tx: Db, platform: Platform, { attemptId }: ScoredAttempt): Promise<void> {
  for (const row of await lockOfAttempt(tx, attemptId))
    if (isCompleted(row.status))
      await moveAssessment(tx, row, {
        event: 'score',
        actor: system,
        at: platform.clock.now(),
        facts: await resultOf(tx, attemptId),
      })
}

/** Also where it was shared instead of taking the test again. */
export async function correctResults(
  tx: Db,
  platform: Platform,
  { attemptId, note, by, at }: CorrectedAttempt,
): Promise<void> {
  const facts = { ...(await resultOf(tx, attemptId)), note }
  for (const row of await lockOfAttempt(tx, attemptId)) {
    if (!hasResult(row.status)) continue
    const moved = await moveAssessment(tx, row, { event: 'score', actor: { role: 'company', id: by }, at, facts })
    await notifyMarked(tx, platform, moved, 'corrected')
    await notifyCompany(tx, platform, moved, 'marked_again', by)
  }
}

export async function resultOf(tx: Db, attemptId: Id): Promise<Partial<AssessmentRow>> {
  const { points, maxPoints, percent, passed } = found(await findAttempt(tx, attemptId))
  const { scores } = await readScores(tx, attemptId)
  return { points, maxPoints, percent, passed, topics: topicScores(scores) }
}
