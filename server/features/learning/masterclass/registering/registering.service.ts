// Places at a talk. Every change locks the talk first, so places are given out one at a time and in order.

import { type Db, transaction } from '#server/platform/db/database.ts'
import { transition } from '#server/platform/db/transition.ts'
import { AppError, ensure, found, tooLate } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import {
  getsPlace,
  MISSED_TALKS,
  MISSED_WITHIN,
  offerEndsAt,
  opensConfirming,
  placesLeft,
} from '#shared/features/learning/masterclass/registration-rules.ts'
import {
  canCancel,
  canTakePart,
  holdsPlace,
  isCancelled,
  isOffered,
  isRegistered,
  isWaiting,
  type RegistrationEvent,
  registrationStatusMachine,
} from '#shared/features/learning/masterclass/registration-status.ts'
import { isLiveTalk, isPublicTalk, isUpcoming } from '#shared/features/learning/masterclass/talk-status.ts'
import type { TalkRegistration } from '#shared/features/learning/masterclass/talks.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { publishTalk, recheckLive } from '../masterclass.realtime.ts'
import { talkRegistrationEvents, talkRegistrations } from '../masterclass.tables.ts'
import { notifyPlace } from '../notifying/notifying.service.ts'
import { lockTalk, selectTalk, type TalkRow } from '../talks/talks.queries.ts'
import {
  confirmRegistration,
  countAhead,
  countMissed,
  countPlaces,
  insertRegistration,
  nextPlace,
  type RegistrationRow,
  recordAttendance,
  selectLapsed,
  selectNextInLine,
  selectRegistration,
  selectUnconfirmed,
  selectUnfinished,
} from './registrations.queries.ts'

type Step = {
  event: RegistrationEvent
  by: { role: 'attendee' | 'system'; id: Id | null }
  at: Date
  facts?: Partial<RegistrationRow>
}

const system = { role: 'system' as const, id: null }

const move = (tx: Db, { id, status }: RegistrationRow, { event, by, at, facts = {} }: Step): Promise<RegistrationRow> =>
  transition(tx, {
    machine: registrationStatusMachine,
    table: talkRegistrations,
    events: talkRegistrationEvents,
    id,
    from: status,
    event,
    actor: by,
    at,
    facts,
  })

/** Repeating it changes nothing: a place stays a place, and a position on the waiting list stays. */
export function register(platform: Platform, viewer: Viewer, talkId: Id): Promise<TalkRegistration> {
  return transaction(platform.db, async (tx) => {
    const now = platform.clock.now()
    const by = { role: 'attendee' as const, id: viewer.id }
    const talk = found(await lockTalk(tx, talkId))
    ensure(isPublicTalk(talk.status), 'not_found')
    const own = await selectRegistration(tx, viewer.id, talkId)
    if (own && isOffered(own.status)) {
      const accepted = await move(tx, own, { event: 'accept', by, at: now, facts: { offerEndsAt: null } })
      return presentRegistration(tx, accepted)
    }
    if (own?.mustConfirm && isRegistered(own.status)) return presentRegistration(tx, await confirm(tx, talk, own, now))
    if (own && !isCancelled(own.status)) return presentRegistration(tx, own)
    if (!isUpcoming(talk.status)) throw tooLate(closed)
    const [counts] = await countPlaces(tx, [talkId])
    const isIn = getsPlace(talk.capacity, counts?.taken ?? 0, counts?.waiting ?? 0)
    if (!isIn && !talk.hasWaitlist) throw tooLate(full)
    const place = await nextPlace(tx, talkId)
    const mustConfirm = await hasToConfirm(tx, viewer.id, talk, now)
    const row = own
      ? await move(tx, own, {
          event: isIn ? 'register' : 'join_waitlist',
          by,
          at: now,
          facts: { place, mustConfirm, remindersSent: 0 },
        })
      : await insertRegistration(tx, {
          talkId,
          personId: viewer.id,
          status: isIn ? 'registered' : 'waitlisted',
          place,
          mustConfirm,
        })
    publishTalk(platform, tx, talkId)
    return presentRegistration(tx, row)
  })
}

const closed = /* i18n */ { id: 'talks.closed', message: 'This talk is no longer open for registration.' }
const full = /* i18n */ { id: 'talks.full', message: 'All places are taken, and this talk has no waiting list.' }

/** For people who missed several talks: from a day before, they confirm that they will come. */
const hasToConfirm = async (tx: Db, personId: Id, { startsAt }: TalkRow, now: Date): Promise<boolean> =>
  startsAt !== null &&
  opensConfirming(startsAt.getTime()) > now.getTime() &&
  (await countMissed(tx, personId, new Date(now.getTime() - MISSED_WITHIN))) >= MISSED_TALKS

/** Registering again on the last day is the confirmation; before that it changes nothing. */
async function confirm(tx: Db, { startsAt }: TalkRow, own: RegistrationRow, now: Date): Promise<RegistrationRow> {
  if (startsAt === null || now.getTime() < opensConfirming(startsAt.getTime())) return own
  return confirmRegistration(tx, own.id)
}

/** Cancelling twice, or without a registration, changes nothing. */
export async function cancelRegistration(platform: Platform, viewer: Viewer, talkId: Id): Promise<undefined> {
  await transaction(platform.db, async (tx) => {
    const now = platform.clock.now()
    const talk = found(await lockTalk(tx, talkId))
    ensure(isPublicTalk(talk.status), 'not_found')
    const own = await selectRegistration(tx, viewer.id, talkId)
    if (!own || !canCancel(own.status)) return
    const by = { role: 'attendee' as const, id: viewer.id }
    const facts = { offerEndsAt: null, handRaisedAt: null, handCalledAt: null }
    await move(tx, own, { event: 'cancel', by, at: now, facts })
    recheckLive(platform, tx, talkId, viewer.id)
    if (holdsPlace(own.status)) await offerPlaces(platform, tx, talk, now)
    publishTalk(platform, tx, talkId)
  })
}

/** Offers every free place to those who have waited longest. The talk must be locked. */
export async function offerPlaces(platform: Platform, tx: Db, talk: TalkRow, now: Date): Promise<void> {
  if (!isUpcoming(talk.status) || talk.startsAt === null) return
  const [counts] = await countPlaces(tx, [talk.id])
  if (!counts || counts.waiting === 0) return
  const free = Math.min(placesLeft(talk.capacity, counts.taken) ?? counts.waiting, counts.waiting)
  if (free === 0) return
  const endsAt = new Date(offerEndsAt(now.getTime(), talk.startsAt.getTime()))
  // Once it has started there is no time to wait for answers.
  if (endsAt <= now) return
  for (const next of await selectNextInLine(tx, talk.id, free)) {
    const offered = await move(tx, next, { event: 'offer', by: system, at: now, facts: { offerEndsAt: endsAt } })
    await notifyPlace(tx, platform, talk, offered)
  }
}

/** Withdraws offers nobody answered, and passes the places on. */
export async function passPlacesOn(platform: Platform, talkId: Id): Promise<void> {
  await transaction(platform.db, async (tx) => {
    const now = platform.clock.now()
    const talk = await lockTalk(tx, talkId)
    if (!talk) return
    for (const lapsed of [...(await selectLapsed(tx, talkId, now)), ...(await selectUnconfirmed(tx, talk, now))])
      await move(tx, lapsed, { event: 'lapse', by: system, at: now, facts: { offerEndsAt: null } })
    await offerPlaces(platform, tx, talk, now)
  })
}

/** When a talk has ended. The talk must be locked. */
export async function closeRegistrations(tx: Db, talkId: Id, now: Date): Promise<void> {
  for (const row of await selectUnfinished(tx, talkId)) {
    const event = !isRegistered(row.status) ? 'close' : row.joinedAt === null ? 'miss' : 'attend'
    await move(tx, row, { event, by: system, at: now, facts: { offerEndsAt: null } })
  }
}

export async function attend({ db, clock }: Platform, viewer: Viewer, talkId: Id): Promise<undefined> {
  const talk = found(await selectTalk(db, talkId))
  ensure(isPublicTalk(talk.status), 'not_found')
  const own = await selectRegistration(db, viewer.id, talkId)
  if (!canTakePart(own?.status)) throw new AppError('forbidden', { words: needsPlace })
  if (isLiveTalk(talk.status)) await recordAttendance(db, viewer.id, talkId, clock.now())
}

export const needsPlace = /* i18n */ { id: 'talks.register_first', message: 'Register for the talk first.' }

export async function presentRegistration(db: Db, row: RegistrationRow): Promise<TalkRegistration> {
  return {
    status: row.status,
    mustConfirm: row.mustConfirm && isRegistered(row.status),
    position: isWaiting(row.status) ? (await countAhead(db, row)) + 1 : null,
    offerEndsAt: row.offerEndsAt?.toISOString() ?? null,
  }
}
