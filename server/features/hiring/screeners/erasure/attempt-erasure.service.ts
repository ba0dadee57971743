// A test can be taken only once, even if the answers are deleted afterwards, so the bare record stays for as long as a result
// would count. Answers and points are deleted; the record itself is deleted with the account.

import { type Db, transaction } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isFinished, isRunning } from '#shared/features/hiring/screeners/attempt-status.ts'
import { REUSE_DAYS } from '#shared/features/hiring/screeners/screener-limits.ts'
import type { Id } from '#shared/kit/ids.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { releaseAnswerFiles } from '../files/file-answers.service.ts'
import { deleteTakes } from '../spoken/spoken-answers.service.ts'
import { type AttemptRow, unlinkSubject } from '../taking/attempts.queries.ts'
import { moveAttempt, system } from '../taking/finishing.service.ts'
import {
  deleteAttempt,
  deleteLeftovers,
  emptyAttempt,
  lockUnlinked,
  selectLeftoversWithFiles,
} from './attempt-erasure.queries.ts'

type Clock = Pick<Platform, 'clock'>

const countsSince = (now: Date): Date => new Date(now.getTime() - REUSE_DAYS * DAY)

/** Their subject is deleted: attempts that count for nothing else are reduced to the record that they were taken. */
export async function eraseAttempts(tx: Db, { clock }: Clock, subjectId: Id): Promise<void> {
  const now = clock.now()
  for (const attempt of await lockUnlinked(tx, await unlinkSubject(tx, subjectId))) await eraseContent(tx, attempt, now)
}

async function eraseContent(tx: Db, attempt: AttemptRow, now: Date): Promise<void> {
  const { id, status, submittedAt } = attempt
  await releaseAnswerFiles(tx, [id])
  const wasTaken = isRunning(status) || (isFinished(status) && submittedAt !== null && submittedAt > countsSince(now))
  if (!wasTaken) return deleteAttempt(tx, id)
  // A deleted attempt cannot be continued.
  if (isRunning(status))
    await moveAttempt(tx, attempt, { event: 'time_out', actor: system, facts: { submittedAt: now } })
  await emptyAttempt(tx, id)
}

/** The draft is discarded. Its attempts count for the next one, as they would after sending. */
export async function releaseAttempts(tx: Db, subjectId: Id): Promise<void> {
  await unlinkSubject(tx, subjectId)
}

const BATCH = 50

export async function clearAttempts(platform: Platform): Promise<void> {
  const { db } = platform
  const before = countsSince(platform.clock.now())
  for (let ids: Id[] = []; ; ) {
    ids = await selectLeftoversWithFiles(db, before, BATCH)
    await transaction(db, async (tx) => {
      await deleteTakes(tx, platform, ids)
      await releaseAnswerFiles(tx, ids)
      for (const id of ids) await deleteAttempt(tx, id)
    })
    if (ids.length < BATCH) break
  }
  await deleteLeftovers(db, before)
}
