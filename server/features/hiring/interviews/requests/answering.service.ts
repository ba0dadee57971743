// The talent's side of a request: choosing a time, proposing others, declining.

import { findProgress } from '#server/features/hiring/applications/company/company-applications.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { ensure, found, tooLate } from '#server/platform/http/app-error.ts'
import { pageOfRows, placeOf } from '#server/platform/http/responses/time-cursor.ts'
import { fieldError } from '#server/platform/http/validation.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import { isLive } from '#shared/features/hiring/applications/application-status.ts'
import { LAST_CHOICE, MAX_AHEAD, MIN_NOTICE } from '#shared/features/hiring/interviews/interview-kinds.ts'
import type {
  CounterProposal,
  InterviewRequest,
  RequestDecline,
  RequestsQuery,
} from '#shared/features/hiring/interviews/interview-requests.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { HOUR, MINUTE } from '#shared/kit/time-zones.ts'
import { selectBusy } from '../busy/calendars.queries.ts'
import { isTalentOf } from '../interviews.policy.ts'
import { orTaken, scheduleInterview } from '../meetings/booking.service.ts'
import { notifyReply, notifyScheduled } from '../notifying/notifying.service.ts'
import { findStarts } from './free-time.service.ts'
import { moveRequest } from './moving-requests.service.ts'
import { presentOwnRequests } from './presenting.service.ts'
import {
  insertTimes,
  type RequestRow,
  selectNextExpiry,
  selectOfTalent,
  selectPanels,
  selectRequest,
  selectTimes,
} from './requests.queries.ts'

export async function listOwnRequests(db: Db, { clock }: Platform, viewer: Viewer, query: RequestsQuery) {
  const now = clock.now()
  const rows = await selectOfTalent(db, viewer.id, {
    shelf: query.show,
    after: query.cursor === undefined ? undefined : placeOf(query.cursor),
    limit: query.limit + 1,
  })
  const { shown, nextCursor } = pageOfRows(rows, query.limit, ({ createdAt: at, id }) => ({ at, id }))
  const { count: open } = await selectNextExpiry(db, viewer.id, now)
  return { items: await presentOwnRequests(db, { viewer, now }, shown), nextCursor, open }
}

const expired = /* i18n */ {
  id: 'interviews.is_expired',
  message: 'This request has expired. Its times are free again.',
}
const ended = /* i18n */ {
  id: 'interviews.application_ended',
  message: 'The application has ended, so there will be no interview.',
}

/** The hourly expiry and the end of the application may not have closed it yet. */
export async function ensureAnswerable(tx: Db, request: RequestRow, now: Date): Promise<void> {
  if (request.expiresAt <= now) throw tooLate(expired)
  const application = await findProgress(tx, request.applicationId)
  if (!isLive(application?.status)) throw tooLate(ended)
}

async function findOwn(db: Db, viewer: Viewer, id: Id): Promise<RequestRow> {
  const request = found(await selectRequest(db, id))
  ensure(isTalentOf(viewer, request), 'not_found')
  return request
}

async function showOne(db: Db, viewer: Viewer, now: Date, row: RequestRow): Promise<InterviewRequest> {
  const [shown] = await presentOwnRequests(db, { viewer, now }, [row])
  return found(shown)
}

const unknownTime = /* i18n */ { id: 'interviews.unknown_time', message: 'Choose one of the offered times.' }
const tooSoon = /* i18n */ {
  id: 'interviews.too_soon',
  message: 'This time is too soon now. Choose a later one.',
}

const notFree = /* i18n */ {
  id: 'interviews.not_free',
  message: 'This time is no longer free. Choose another one.',
}

const becameBusy = /* i18n */ {
  id: 'interviews.became_busy',
  message: 'Somebody you would meet is no longer free at this time. Choose another one.',
}

/** The time to book, as long as it is far enough ahead. */
export async function findTime(tx: Db, request: RequestRow, timeId: string, proposer: 'talent' | 'company', now: Date) {
  const panel = (await selectPanels(tx, [request.id])).map(({ personId }) => personId)
  if (proposer === 'company' && request.availability) {
    const starts = await findStarts(tx, request, panel, now)
    const startsAt = starts.find((start) => start.getTime() === Date.parse(timeId))
    if (!startsAt) throw fieldError(['timeId'], notFree)
    return { startsAt, panel }
  }
  const time = (await selectTimes(tx, [request.id])).find((one) => one.id === timeId && one.proposer === proposer)
  if (!time) throw fieldError(['timeId'], unknownTime)
  if (time.startsAt.getTime() < now.getTime() + LAST_CHOICE) throw fieldError(['timeId'], tooSoon)
  const from = time.startsAt.getTime()
  const busy = await selectBusy(tx, panel, { from, to: from + request.minutes * MINUTE })
  // A company that agrees to a time knows its own calendars.
  if (proposer === 'company' && busy.length > 0) throw fieldError(['timeId'], becameBusy)
  return { startsAt: time.startsAt, panel }
}

export async function acceptTime(
  db: Db,
  platform: Platform,
  viewer: Viewer,
  id: Id,
  timeId: string,
): Promise<InterviewRequest> {
  const request = await findOwn(db, viewer, id)
  const now = platform.clock.now()
  const moved = await orTaken('timeId', db, async (tx) => {
    const row = await moveRequest(tx, request, { event: 'accept', actor: { role: 'talent', id: viewer.id }, at: now })
    await ensureAnswerable(tx, request, now)
    const interview = await scheduleInterview(tx, platform, row, await findTime(tx, row, timeId, 'company', now))
    await notifyScheduled(tx, platform, interview, 'talent')
    return row
  })
  return showOne(db, viewer, now, moved)
}

const notice = /* i18n */ {
  id: 'interviews.notice',
  message: 'Propose times that are at least {hours} hours ahead.',
  values: { hours: MIN_NOTICE / HOUR },
}
const tooFar = /* i18n */ { id: 'interviews.too_far', message: 'Propose times within the next 60 days.' }

/** The times as dates, each far enough ahead and not too far. */
export function proposedTimes(times: readonly string[], now: Date): Date[] {
  return times.map((time, at) => {
    const distance = Date.parse(time) - now.getTime()
    if (distance < MIN_NOTICE) throw fieldError(['times', at], notice)
    if (distance > MAX_AHEAD) throw fieldError(['times', at], tooFar)
    return new Date(time)
  })
}

export async function counterRequest(
  db: Db,
  platform: Platform,
  viewer: Viewer,
  id: Id,
  { times, message }: CounterProposal,
): Promise<InterviewRequest> {
  const request = await findOwn(db, viewer, id)
  const now = platform.clock.now()
  const proposed = proposedTimes(times, now)
  const moved = await transaction(db, async (tx) => {
    const row = await moveRequest(tx, request, {
      event: 'counter',
      actor: { role: 'talent', id: viewer.id },
      at: now,
      facts: { counterMessage: message || null },
    })
    await ensureAnswerable(tx, request, now)
    await insertTimes(tx, id, 'talent', proposed)
    await notifyReply(tx, platform, row, 'countered')
    return row
  })
  return showOne(db, viewer, now, moved)
}

export async function declineRequest(
  db: Db,
  platform: Platform,
  viewer: Viewer,
  id: Id,
  { reason, note }: RequestDecline,
): Promise<InterviewRequest> {
  const request = await findOwn(db, viewer, id)
  const now = platform.clock.now()
  const moved = await transaction(db, async (tx) => {
    const row = await moveRequest(tx, request, {
      event: 'decline',
      actor: { role: 'talent', id: viewer.id },
      at: now,
      reason,
      facts: { declineReason: reason, declineNote: note || null },
    })
    await notifyReply(tx, platform, row, 'declined')
    return row
  })
  return showOne(db, viewer, now, moved)
}
