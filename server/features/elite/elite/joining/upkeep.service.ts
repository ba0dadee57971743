// Scheduled work: unanswered questions expire, the waitlist ends, and people learn in time that a document expires.

import { transaction } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { EXPIRY_NOTICE_DAYS } from '#shared/features/elite/elite/elite-limits.ts'
import { addDays } from '#shared/kit/time-zones.ts'
import { selectExpiring, selectOverdueQuestions, selectWaitlistEnded, updateDocument } from '../elite.queries.ts'
import { resumeReview } from './forms.service.ts'
import { moveApplication, moveQuestion } from './moving.service.ts'
import { tellApplicant } from './telling.service.ts'

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
  const noticed = addDays(now.toISOString().slice(0, 10), EXPIRY_NOTICE_DAYS)
  for (const { id, applicationId, personId, name } of await selectExpiring(db, noticed, BATCH))
    await transaction(db, async (tx) => {
      await updateDocument(tx, id, { expiryToldAt: now })
      await tellApplicant(tx, platform, { id: applicationId, personId }, { outcome: 'document', name, subject: id })
    })
}
