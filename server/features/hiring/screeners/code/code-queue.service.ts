// The code of an attempt that has ended is run by a job: requests never wait for it.

import type { Db } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { EndedAttempt } from '../screeners.events.ts'
import { markCodeAnswers } from '../screeners.jobs.ts'
import { findCodeToRun } from './code-marking.service.ts'

export async function queueCodeMarking(tx: Db, { jobs }: Platform, { attemptId }: EndedAttempt): Promise<void> {
  if (attemptId !== undefined && (await findCodeToRun(tx, attemptId)).length > 0)
    await jobs.send(markCodeAnswers, { attemptId }, tx)
}
