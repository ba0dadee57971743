// Scheduled work: unanswered questions expire, and the waitlist ends.

import { transaction } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { selectOverdueQuestions, selectWaitlistEnded } from '../elite.queries.ts'
import { resumeReview } from './forms.service.ts'
import { moveApplication, moveQuestion } from './moving.service.ts'

const BATCH = 200
const actor = { role: 'system', id: null } as const

export async function runEliteUpkeep(platform: Platform): Promise<void> {
  const { db, clock } = platform
  const now = clock.now()
  for (const question of await selectOverdueQuestions(db, now, BATCH))
    await transaction(db, async (tx) => {
      await moveQuestion(tx, question, { event: 'expire', actor, now })
      // The reviewers decide without the answer.
      await resumeReview(tx, { id: question.applicationId }, now)
    })
  for (const application of await selectWaitlistEnded(db, now, BATCH))
    await transaction(db, (tx) =>
      moveApplication(tx, application, {
        event: 'look_again',
        actor,
        now,
        facts: { queuedAt: now, waitlistedUntil: null },
      }),
    )
}
