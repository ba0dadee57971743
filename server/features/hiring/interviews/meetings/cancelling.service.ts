// Cancelling, by either side. The company says why; the talent may.

import { sideOf } from '#server/features/hiring/applications/company/company-applications.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { ensure, found } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import { announce } from '#server/platform/wiring/domain-event.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import { isCancelled } from '#shared/features/hiring/interviews/interview-status.ts'
import type {
  Cancellation,
  CompanyInterview,
  Interview,
} from '#shared/features/hiring/interviews/interviews.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { interviewCancelled } from '../interviews.events.ts'
import { canArrange, isTalentOf } from '../interviews.policy.ts'
import { notifyChange } from '../notifying/notifying.service.ts'
import { type InterviewRow, selectInterview } from './interviews.queries.ts'
import { presentForCompany, presentOwn } from './listing.service.ts'
import { moveInterview } from './moving-interviews.service.ts'

export async function findOwnInterview(db: Db, viewer: Viewer, id: Id): Promise<InterviewRow> {
  const interview = found(await selectInterview(db, id))
  ensure(isTalentOf(viewer, interview), 'not_found')
  return interview
}

export async function findCompanyInterview(db: Db, viewer: Viewer, id: Id): Promise<InterviewRow> {
  const interview = found(await selectInterview(db, id))
  ensure(canArrange(await sideOf(db, viewer, interview)))
  return interview
}

const cancel = (
  db: Db,
  platform: Platform,
  interview: InterviewRow,
  { by, viewer, reason, note }: { by: 'talent' | 'company'; viewer: Viewer } & Cancellation,
): Promise<InterviewRow> => {
  const at = platform.clock.now()
  // A double click is not an error.
  if (isCancelled(interview.status)) return Promise.resolve(interview)
  return transaction(db, async (tx) => {
    const moved = await moveInterview(tx, interview, {
      event: 'cancel',
      actor: { role: by, id: viewer.id },
      at,
      reason: reason ?? undefined,
      facts: {
        cancelReason: reason ?? null,
        cancelNote: note || null,
        cancelledBy: by,
        calendarSequence: interview.calendarSequence + 1,
      },
    })
    await notifyChange(tx, platform, moved, { how: 'cancelled', by })
    await announce(tx, platform, interviewCancelled, { id: moved.id })
    return moved
  })
}

export async function cancelAsTalent(
  db: Db,
  platform: Platform,
  viewer: Viewer,
  id: Id,
  given: Cancellation,
): Promise<Interview> {
  const interview = await findOwnInterview(db, viewer, id)
  const moved = await cancel(db, platform, interview, { by: 'talent', viewer, ...given })
  const [shown] = await presentOwn(db, viewer, platform.clock.now(), [moved])
  return found(shown)
}

export async function cancelForCompany(
  db: Db,
  platform: Platform,
  viewer: Viewer,
  id: Id,
  given: Cancellation,
): Promise<CompanyInterview> {
  const interview = await findCompanyInterview(db, viewer, id)
  const moved = await cancel(db, platform, interview, { by: 'company', viewer, ...given })
  const [shown] = await presentForCompany(db, viewer, platform.clock.now(), [moved], true)
  return found(shown)
}
