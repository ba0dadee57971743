// A page with a running test reports every few seconds. That proves when the connection was lost, and which tab is active.

import { type Db, transaction } from '#server/platform/db/database.ts'
import { ensure, found } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import type { Presence, PresenceAnswer } from '#shared/features/hiring/screeners/screeners.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { canSave, isElsewhere, isOwn } from '../screeners.policy.ts'
import { presentPresence } from '../screeners.presenter.ts'
import { selectAttemptForUpdate } from '../taking/attempts.queries.ts'
import { insertRecord, updateClock } from './clock.queries.ts'
import { isBackTooLate, seenBy, settleLoss } from './pausing.service.ts'

export const reportPresence = (
  db: Db,
  { clock }: Pick<Platform, 'clock'>,
  viewer: Viewer,
  id: Id,
  { tab, state, takeOver }: Presence,
): Promise<PresenceAnswer> =>
  transaction(db, async (tx) => {
    const attempt = found(await selectAttemptForUpdate(tx, id))
    ensure(isOwn(viewer, attempt), 'not_found')
    const now = clock.now()
    if (!canSave(attempt, now)) return presentPresence(attempt, true, now)
    const isInOther = isElsewhere(attempt, tab, now)
    if (isInOther && !takeOver) return presentPresence(attempt, false, now)
    if (isBackTooLate(attempt, now)) return presentPresence(attempt, true, now)
    if (isInOther) await insertRecord(tx, { attemptId: id, kind: 'taken_over', at: now })
    const { endsAt, leftAt } = await settleLoss(tx, attempt, { now, isBack: true })
    const moved = await updateClock(tx, id, {
      seenAt: seenBy(now, endsAt),
      leftAt: state === 'here' ? null : (leftAt ?? now),
      tabId: state === 'gone' ? null : tab,
    })
    return presentPresence(moved, true, now)
  })
