// Judging a test implies having seen the application. Setting one aside notifies the talent, who has to take it again, and the
// reply date waits as if the test had just been sent.

import type { CorrectedAttempt, JudgedAttempt, SetAside } from '#server/features/hiring/screeners/screeners.events.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isLive } from '#shared/features/hiring/applications/application-status.ts'
import { type ApplicationRow, lockApplication, updateApplication } from '../applications.queries.ts'
import { markSeen, markSeenAndNotify } from '../company/first-view.service.ts'
import { notifyTalent } from '../notifying/notifying.service.ts'
import { turnAfterSetAside } from './turns.service.ts'

export async function recordJudgement(
  tx: Db,
  platform: Platform,
  { subjectIds, by, at, setAside }: JudgedAttempt,
): Promise<void> {
  for (const id of subjectIds) {
    const application = await lockApplication(tx, id)
    if (!application) continue
    if (setAside && isLive(application.status)) {
      // The notification about the test itself tells the talent that somebody has looked.
      const seen = await markSeen(tx, application, { by, at })
      await recordSetAside(tx, platform, seen, setAside, at)
    } else await markSeenAndNotify(tx, platform, application, { by, at })
  }
}

async function recordSetAside(
  tx: Db,
  platform: Platform,
  application: ApplicationRow,
  { test, follows }: SetAside,
  at: Date,
): Promise<void> {
  await updateApplication(tx, application.id, {
    ...(await turnAfterSetAside(tx, application, at)),
    lastActivityAt: at,
  })
  await notifyTalent(tx, platform, application, 'screener_due', { test, how: follows })
}

export async function notifyCorrected(
  tx: Db,
  platform: Platform,
  { subjectIds, test }: CorrectedAttempt,
): Promise<void> {
  for (const id of subjectIds) {
    const application = await lockApplication(tx, id)
    if (application) await notifyTalent(tx, platform, application, 'screener_due', { test, how: 'corrected' })
  }
}
