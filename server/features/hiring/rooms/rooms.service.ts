import { findSeat, presentSeat } from '#server/features/hiring/interviews/meetings/seats.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { ensure, found, type MessageDescriptor, tooLate } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import { roomSpan } from '#shared/features/hiring/interviews/room-window.ts'
import { MAX_CHAT_MESSAGES } from '#shared/features/hiring/rooms/room-limits.ts'
import type { Room, RoomMessage, RoomVisit, VisitReport } from '#shared/features/hiring/rooms/rooms.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { iceServersFor } from './ice-servers.ts'
import { isOpen, isRoomOf } from './rooms.policy.ts'
import { presentMessage } from './rooms.presenter.ts'
import {
  countMessages,
  insertMessage,
  insertVisit,
  selectMessages,
  selectVisits,
  updateVisit,
} from './rooms.queries.ts'
import { publishMessage } from './rooms.realtime.ts'

const notOpen = /* i18n */ { id: 'rooms.not_open', message: 'The room is not open now.' }
const chatIsFull = /* i18n */ { id: 'rooms.chat_full', message: 'The chat of this room is full.' }

/** For anybody without a seat, and for interviews that take place elsewhere, there is no room. */
export async function findRoom(db: Db, viewer: Viewer, id: Id) {
  const seat = await findSeat(db, viewer, id)
  ensure(isRoomOf(seat.interview), 'not_found')
  return seat
}

export async function findOpenRoom(db: Db, viewer: Viewer, id: Id, now: Date) {
  const seat = await findRoom(db, viewer, id)
  if (!isOpen(seat.interview, now)) throw tooLate(notOpen satisfies MessageDescriptor)
  return seat
}

export async function showRoom(db: Db, { clock }: Platform, viewer: Viewer, id: Id): Promise<Room> {
  const now = clock.now()
  const seat = await findRoom(db, viewer, id)
  const { facts, people } = await presentSeat(db, viewer, now, seat)
  const { from, to } = roomSpan(facts)
  return {
    ...facts,
    side: seat.side,
    people,
    opensAt: new Date(from).toISOString(),
    closesAt: new Date(to).toISOString(),
    isOpen: isOpen(seat.interview, now),
  }
}

export async function enterRoom(db: Db, { clock, config }: Platform, viewer: Viewer, id: Id): Promise<RoomVisit> {
  const at = clock.now()
  await findOpenRoom(db, viewer, id, at)
  const visitId = await insertVisit(db, { interviewId: id, personId: viewer.id, at })
  return { id: visitId, iceServers: iceServersFor(config, visitId, at) }
}

export async function reportVisit(
  db: Db,
  { clock }: Platform,
  viewer: Viewer,
  { id, visitId }: { id: Id; visitId: Id },
  { isConnected = false, hasReconnected = false, hasLeft = false }: VisitReport,
): Promise<void> {
  const at = clock.now()
  // Leaving is recorded even when the room has closed in the meantime.
  await (hasLeft ? findRoom(db, viewer, id) : findOpenRoom(db, viewer, id, at))
  const reported = { isConnected, hasReconnected, hasLeft, at }
  found((await updateVisit(db, { id: visitId, interviewId: id, personId: viewer.id }, reported)) || null)
}

export const listVisits = (db: Db, interviewId: Id) => selectVisits(db, interviewId)

export async function listMessages(db: Db, viewer: Viewer, id: Id): Promise<{ items: RoomMessage[] }> {
  await findRoom(db, viewer, id)
  return { items: (await selectMessages(db, id)).map(presentMessage) }
}

export const sayInRoom = (db: Db, platform: Platform, viewer: Viewer, id: Id, text: string): Promise<RoomMessage> =>
  transaction(db, async (tx) => {
    const createdAt = platform.clock.now()
    await findOpenRoom(tx, viewer, id, createdAt)
    if ((await countMessages(tx, id)) >= MAX_CHAT_MESSAGES) throw tooLate(chatIsFull)
    const message = await insertMessage(tx, { interviewId: id, personId: viewer.id, text, createdAt })
    publishMessage(platform, tx, message)
    return presentMessage(message)
  })
