import { and, asc, count, desc, eq, gt, isNotNull, isNull, lt, min, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { statusIn } from '#server/platform/db/status-in.ts'
import { MAX_SHOWN_MESSAGES } from '#shared/features/learning/masterclass/live/live-limits.ts'
import { canTakePart } from '#shared/features/learning/masterclass/registration-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { talkMessageReports, talkMessages, talkRegistrations } from '../masterclass.tables.ts'
import type { RegistrationRow } from '../registering/registrations.queries.ts'

export type MessageRow = typeof talkMessages.$inferSelect
export type MessageReportRow = typeof talkMessageReports.$inferSelect

/** Newest first. */
export const selectMessages = (db: Db, talkId: Id): Promise<MessageRow[]> =>
  db
    .select()
    .from(talkMessages)
    .where(and(eq(talkMessages.talkId, talkId), isNull(talkMessages.removedAt)))
    .orderBy(desc(talkMessages.id))
    .limit(MAX_SHOWN_MESSAGES)

export async function selectMessage(db: Db, talkId: Id, messageId: Id): Promise<MessageRow | null> {
  const [row] = await db
    .select()
    .from(talkMessages)
    .where(and(eq(talkMessages.id, messageId), eq(talkMessages.talkId, talkId)))
  return row ?? null
}

export async function countSince(db: Db, personId: Id, talkId: Id, since: Date): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(talkMessages)
    .where(and(eq(talkMessages.personId, personId), eq(talkMessages.talkId, talkId), gt(talkMessages.createdAt, since)))
  return row?.count ?? 0
}

export async function insertMessage(db: Db, row: typeof talkMessages.$inferInsert): Promise<MessageRow> {
  const [saved] = await db.insert(talkMessages).values(row).returning()
  if (!saved) throw new Error('an insert returned nothing')
  return saved
}

/** False if it was removed before. */
export async function removeMessageRow(tx: Db, messageId: Id, at: Date): Promise<boolean> {
  const rows = await tx
    .update(talkMessages)
    .set({ removedAt: at })
    .where(and(eq(talkMessages.id, messageId), isNull(talkMessages.removedAt)))
    .returning({ id: talkMessages.id })
  return rows.length > 0
}

export const deleteMessagesBefore = async (db: Db, before: Date): Promise<void> =>
  void (await db.delete(talkMessages).where(lt(talkMessages.createdAt, before)))

export async function lockRegistration(tx: Db, talkId: Id, handId: Id): Promise<RegistrationRow | null> {
  const [row] = await tx
    .select()
    .from(talkRegistrations)
    .where(and(eq(talkRegistrations.id, handId), eq(talkRegistrations.talkId, talkId)))
    .for('update')
  return row ?? null
}

type LiveColumns = Partial<Pick<RegistrationRow, 'handRaisedAt' | 'handCalledAt' | 'mutedAt'>>

export const updateRegistration = async (tx: Db, id: Id, facts: LiveColumns): Promise<void> =>
  void (await tx.update(talkRegistrations).set(facts).where(eq(talkRegistrations.id, id)))

const raisedAt = (talkId: Id) =>
  and(
    eq(talkRegistrations.talkId, talkId),
    isNotNull(talkRegistrations.handRaisedAt),
    statusIn(talkRegistrations.status, canTakePart),
  )

const MAX_SHOWN_HANDS = 50

export const selectHands = (db: Db, talkId: Id): Promise<RegistrationRow[]> =>
  db
    .select()
    .from(talkRegistrations)
    .where(raisedAt(talkId))
    .orderBy(asc(talkRegistrations.handRaisedAt), asc(talkRegistrations.id))
    .limit(MAX_SHOWN_HANDS)

export async function countHands(db: Db, talkId: Id): Promise<number> {
  const [row] = await db.select({ count: count() }).from(talkRegistrations).where(raisedAt(talkId))
  return row?.count ?? 0
}

export async function selectMuted(db: Db, talkId: Id): Promise<Set<Id>> {
  const rows = await db
    .select({ personId: talkRegistrations.personId })
    .from(talkRegistrations)
    .where(and(eq(talkRegistrations.talkId, talkId), isNotNull(talkRegistrations.mutedAt)))
  return new Set(rows.map(({ personId }) => personId))
}

export const insertReport = async (db: Db, row: typeof talkMessageReports.$inferInsert): Promise<void> =>
  void (await db.insert(talkMessageReports).values(row).onConflictDoNothing())

const isOpen = isNull(talkMessageReports.decidedAt)

/** In the order of the messages. */
export const selectReportedMessages = (
  db: Db,
  { after, limit }: { after: Id | undefined; limit: number },
): Promise<{ message: MessageRow; reportedAt: Date | null }[]> =>
  db
    .select({ message: talkMessages, reportedAt: min(talkMessageReports.createdAt) })
    .from(talkMessages)
    .innerJoin(talkMessageReports, and(eq(talkMessageReports.messageId, talkMessages.id), isOpen))
    .where(after === undefined ? undefined : gt(talkMessages.id, after))
    .groupBy(talkMessages.id)
    .orderBy(asc(talkMessages.id))
    .limit(limit)

export async function selectReportedMessage(db: Db, messageId: Id): Promise<MessageRow | null> {
  const [row] = await db.select().from(talkMessages).where(eq(talkMessages.id, messageId))
  return row ?? null
}

export const selectOpenReports = (db: Db, messageId: Id): Promise<MessageReportRow[]> =>
  db
    .select()
    .from(talkMessageReports)
    .where(and(eq(talkMessageReports.messageId, messageId), isOpen))
    .orderBy(asc(talkMessageReports.createdAt))

/** False if another operator has already done it. */
export async function decideReports(tx: Db, messageId: Id, at: Date): Promise<boolean> {
  const rows = await tx
    .update(talkMessageReports)
    .set({ decidedAt: at })
    .where(and(eq(talkMessageReports.messageId, messageId), isOpen))
    .returning({ personId: talkMessageReports.personId })
  return rows.length > 0
}

export async function selectReportFigures(db: Db, lateBefore: Date) {
  const messageId = talkMessageReports.messageId
  const isLate = sql`${talkMessageReports.createdAt} < ${lateBefore.toISOString()}::timestamptz`
  const [row] = await db
    .select({
      waiting: sql<number>`count(distinct ${messageId})`.mapWith(Number),
      late: sql<number>`count(distinct case when ${isLate} then ${messageId} end)`.mapWith(Number),
      oldestAt: min(talkMessageReports.createdAt),
    })
    .from(talkMessageReports)
    .where(isOpen)
  return row ?? { waiting: 0, late: 0, oldestAt: null }
}
