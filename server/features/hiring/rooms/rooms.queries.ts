import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { MAX_CHAT_MESSAGES, type RoomPad } from '#shared/features/hiring/rooms/room-limits.ts'
import type { Id } from '#shared/kit/ids.ts'
import { roomMessages, roomPadStates, roomVisits } from './rooms.tables.ts'

/** More than reloading a page all afternoon. */
const MAX_VISITS = 1_000

export type MessageRow = typeof roomMessages.$inferSelect

export async function insertVisit(db: Db, visit: { interviewId: Id; personId: Id; at: Date }): Promise<Id> {
  const { interviewId, personId, at } = visit
  const [row] = await db
    .insert(roomVisits)
    .values({ interviewId, personId, enteredAt: at, seenAt: at })
    .returning({ id: roomVisits.id })
  if (!row) throw new Error('insert returned no row')
  return row.id
}

type Reported = { isConnected: boolean; hasReconnected: boolean; hasLeft: boolean; at: Date }

/** False if it is not a visit of this person to this room. */
export async function updateVisit(
  db: Db,
  { id, interviewId, personId }: { id: Id; interviewId: Id; personId: Id },
  { isConnected, hasReconnected, hasLeft, at }: Reported,
): Promise<boolean> {
  const rows = await db
    .update(roomVisits)
    .set({
      seenAt: at,
      // A tab that was left and is used again, by going back in its history, is there again.
      leftAt: hasLeft ? at : null,
      ...(isConnected && { connectedAt: sql`coalesce(${roomVisits.connectedAt}, ${at})` }),
      ...(hasReconnected && { reconnects: sql`least(${roomVisits.reconnects} + 1, 1000)` }),
    })
    .where(and(eq(roomVisits.id, id), eq(roomVisits.interviewId, interviewId), eq(roomVisits.personId, personId)))
    .returning({ id: roomVisits.id })
  return rows.length > 0
}

export const selectVisits = (db: Db, interviewId: Id) =>
  db
    .select()
    .from(roomVisits)
    .where(eq(roomVisits.interviewId, interviewId))
    .orderBy(asc(roomVisits.enteredAt))
    .limit(MAX_VISITS)

export const selectMessages = (db: Db, interviewId: Id): Promise<MessageRow[]> =>
  db
    .select()
    .from(roomMessages)
    .where(eq(roomMessages.interviewId, interviewId))
    .orderBy(asc(roomMessages.id))
    .limit(MAX_CHAT_MESSAGES)

export async function countMessages(db: Db, interviewId: Id): Promise<number> {
  const [row] = await db.select({ count: count() }).from(roomMessages).where(eq(roomMessages.interviewId, interviewId))
  return row?.count ?? 0
}

export async function insertMessage(db: Db, message: typeof roomMessages.$inferInsert): Promise<MessageRow> {
  const [row] = await db.insert(roomMessages).values(message).returning()
  if (!row) throw new Error('insert returned no row')
  return row
}

export async function selectPad(db: Db, interviewId: Id, pad: RoomPad): Promise<Buffer | null> {
  const [row] = await db
    .select({ state: roomPadStates.state })
    .from(roomPadStates)
    .where(and(eq(roomPadStates.interviewId, interviewId), eq(roomPadStates.pad, pad)))
  return row?.state ?? null
}

/** The state to merge into, locked until the transaction ends; null for the first change. */
export async function lockPad(tx: Db, interviewId: Id, pad: RoomPad): Promise<Buffer | null> {
  // A row that does not exist yet cannot be locked.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${interviewId}/${pad}`}, 0))`)
  return selectPad(tx, interviewId, pad)
}

export async function writePad(tx: Db, interviewId: Id, pad: RoomPad, state: Buffer, at: Date): Promise<void> {
  await tx
    .insert(roomPadStates)
    .values({ interviewId, pad, state, changedAt: at })
    .onConflictDoUpdate({ target: [roomPadStates.interviewId, roomPadStates.pad], set: { state, changedAt: at } })
}
