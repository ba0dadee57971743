// Moves on in a test that is taken step by step: to the next question, or to the next section, whose time starts then.

import { type Db, transaction } from '#server/platform/db/database.ts'
import { AppError, ensure, found, tooLate } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import type { ScreenerAttempt } from '#shared/features/hiring/screeners/screeners.contract.ts'
import { stepAfter } from '#shared/features/hiring/screeners/sections/steps.ts'
import type { Id } from '#shared/kit/ids.ts'
import { selectVersion, type VersionRow } from '../authoring/tests.queries.ts'
import { updateClock } from '../clock/clock.queries.ts'
import { settleLoss } from '../clock/pausing.service.ts'
import { canSave, isOwn, isSectionOver } from '../screeners.policy.ts'
import { type AttemptRow, selectAttemptForUpdate } from '../taking/attempts.queries.ts'
import { showAttempt } from '../taking/taking.service.ts'
import { sectionEnd, stepsOfAttempt } from './steps.service.ts'

const lastStep = /* i18n */ { id: 'screeners.last_step', message: 'This is the last part. Submit the test.' }

export async function advanceAttempt(
  db: Db,
  platform: Pick<Platform, 'clock'>,
  viewer: Viewer,
  id: Id,
  from: number,
): Promise<ScreenerAttempt> {
  const now = platform.clock.now()
  await transaction(db, async (tx) => {
    const attempt = found(await selectAttemptForUpdate(tx, id))
    ensure(isOwn(viewer, attempt), 'not_found')
    if (!canSave(attempt, now)) throw new AppError('attempt_over')
    // A double click, or already done in another tab.
    if (attempt.step !== from) return
    const settled = await settleLoss(tx, attempt, { now, isBack: true })
    const version = found(await selectVersion(tx, attempt.testId, attempt.version))
    await updateClock(tx, id, nextStep(version, settled, now))
  })
  return showAttempt(db, platform, viewer, id)
}

function nextStep(version: VersionRow, attempt: AttemptRow, now: Date) {
  const steps = stepsOfAttempt(version, attempt)
  const step = stepAfter(steps, attempt.step, isSectionOver(attempt, now))
  if (step === null) throw tooLate(lastStep)
  const [before, after] = [steps[attempt.step]?.section, steps[step]?.section]
  const section = version.sections[after ?? 0]
  const { extraTime, endsAt } = attempt
  if (before === after || !section) return { step }
  return { step, sectionEndsAt: sectionEnd(section, { now, extraTime, endsAt: found(endsAt) }) }
}
