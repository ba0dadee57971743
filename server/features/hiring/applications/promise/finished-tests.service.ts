// While required tests are open it is the talent's turn; after the last one the company's reply date is set.

import type { EndedAttempt } from '#server/features/hiring/screeners/screeners.events.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isLive } from '#shared/features/hiring/applications/application-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { isAwaited, testsOf } from '../application-tests.service.ts'
import { lockApplication, selectApplication, updateApplication } from '../applications.queries.ts'
import { turnAfterTest } from './turns.service.ts'

export async function startReplyPeriods(
  tx: Db,
  _platform: Platform,
  { subjectIds, endedAt }: EndedAttempt,
): Promise<void> {
  for (const id of subjectIds) await startReplyPeriod(tx, id, endedAt)
}

async function startReplyPeriod(tx: Db, id: Id, endedAt: Date): Promise<void> {
  // Drafts have tests too, and ended applications have no turn.
  const found = await selectApplication(tx, id)
  if (!found || !isLive(found.status)) return
  const application = await lockApplication(tx, id)
  if (!application || !isLive(application.status)) return
  if ((await testsOf(tx, [id], endedAt)).get(id)?.some(isAwaited)) return
  const turn = await turnAfterTest(tx, application, endedAt)
  if (turn.replyDueAt) await updateApplication(tx, id, turn)
}
