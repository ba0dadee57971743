// What time does: requests expire, reminders go out, interviews start and end, and those of ended applications are cancelled.

import { findProgress } from '#server/features/hiring/applications/company/company-applications.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import { announce } from '#server/platform/wiring/domain-event.ts'
import { isLive } from '#shared/features/hiring/applications/application-status.ts'
import { interviewReminders, requestReminders } from '#shared/features/hiring/interviews/interview-kinds.ts'
import { isMoveRequested } from '#shared/features/hiring/interviews/interview-status.ts'
import { interviewCancelled } from '../interviews.events.ts'
import {
  countReminder as countInterviewReminder,
  selectEnding,
  selectStarting,
  selectUnreminded as selectUnremindedInterviews,
} from '../meetings/interviews.queries.ts'
import { moveInterview } from '../meetings/moving-interviews.service.ts'
import { notifyChange, notifyReply, notifyRequest, remindAll } from '../notifying/notifying.service.ts'
import { moveRequest } from '../requests/moving-requests.service.ts'
import { countReminder, selectExpired, selectUnreminded } from '../requests/requests.queries.ts'
import { forgetTrips } from '../travel/trips.service.ts'
import { selectOrphanedInterviews, selectOrphanedRequests } from './upkeep.queries.ts'

const system = { role: 'system' as const, id: null }

export async function runInterviewUpkeep(platform: Platform): Promise<void> {
  const { db, clock } = platform
  const now = clock.now()
  await closeEnded(platform, now)
  await forgetTrips(db, now)
  for (const request of await selectExpired(db, now))
    await unlessChanged(db, async (tx) => {
      const moved = await moveRequest(tx, request, { event: 'expire', actor: system, at: now })
      await notifyRequest(tx, platform, moved, 'expired')
      await notifyReply(tx, platform, moved, 'expired')
    })
  await remindOfRequests(platform, now)
  await remindOfInterviews(platform, now)
  for (const interview of await selectStarting(db, now))
    await unlessChanged(db, async (tx) => {
      // Nobody agreed to another time before it started.
      const kept = isMoveRequested(interview.status)
        ? await moveInterview(tx, interview, {
            event: 'keep',
            actor: system,
            at: now,
            facts: { proposedTimes: null, proposedBy: null },
          })
        : interview
      await moveInterview(tx, kept, { event: 'start', actor: system, at: now })
    })
  for (const interview of await selectEnding(db, now))
    await unlessChanged(db, (tx) => moveInterview(tx, interview, { event: 'end', actor: system, at: now }))
}

/** Whoever acted in the meantime wins. */
async function unlessChanged(db: Db, work: (tx: Db) => Promise<unknown>): Promise<void> {
  try {
    await transaction(db, work)
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'status_changed_meanwhile')) throw error
  }
}

/** The application was withdrawn or decided, or its job closed. */
async function closeEnded(platform: Platform, now: Date): Promise<void> {
  const { db } = platform
  for (const request of await selectOrphanedRequests(db)) {
    if (isLive((await findProgress(db, request.applicationId))?.status)) continue
    await unlessChanged(db, async (tx) => {
      const moved = await moveRequest(tx, request, {
        event: 'close',
        actor: system,
        at: now,
        reason: 'application_ended',
      })
      await notifyRequest(tx, platform, moved, 'withdrawn')
    })
  }
  for (const interview of await selectOrphanedInterviews(db)) {
    if (isLive((await findProgress(db, interview.applicationId))?.status)) continue
    await unlessChanged(db, async (tx) => {
      const facts = { cancelledBy: 'system' as const, calendarSequence: interview.calendarSequence + 1 }
      const moved = await moveInterview(tx, interview, {
        event: 'close',
        actor: system,
        at: now,
        reason: 'application_ended',
        facts,
      })
      await notifyChange(tx, platform, moved, { how: 'cancelled', by: 'system' })
      await announce(tx, platform, interviewCancelled, { id: moved.id })
    })
  }
}

async function remindOfRequests(platform: Platform, now: Date): Promise<void> {
  const { db } = platform
  for (const [place, after] of requestReminders.entries())
    for (const request of await selectUnreminded(db, new Date(now.getTime() - after), place + 1))
      await transaction(db, async (tx) => {
        if (await countReminder(tx, request.id, place + 1)) await notifyRequest(tx, platform, request, 'reminder')
      })
}

/** Latest first: after a pause of the service, or for an interview at short notice, one reminder is enough. */
async function remindOfInterviews(platform: Platform, now: Date): Promise<void> {
  const { db } = platform
  for (const [place, before] of [...interviewReminders.entries()].toReversed())
    for (const interview of await selectUnremindedInterviews(db, new Date(now.getTime() + before), place + 1))
      await transaction(db, async (tx) => {
        if (await countInterviewReminder(tx, interview.id, place + 1)) await remindAll(tx, platform, interview)
      })
}
