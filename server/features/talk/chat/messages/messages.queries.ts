import { and, asc, count, desc, eq, gt, inArray, like, lt, ne, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { Reaction } from '#shared/features/talk/chat/chat-limits.ts'
import type { Id } from '#shared/kit/ids.ts'
import { type TextRisk, textRisks } from '#shared/kit/text/text-risks.ts'
import {
  conversationMembers,
  messageAttachments,
  messageReactions,
  messageReports,
  messages,
  messageVersions,
} from '../chat.tables.ts'

export type MessageRow = typeof messages.$inferSelect
export type VersionRow = typeof messageVersions.$inferSelect
export type AttachmentRow = { messageId: Id; fileId: Id }
export type ReactionRow = typeof messageReactions.$inferSelect

export async function selectMessage(db: Db, id: Id): Promise<MessageRow | null> {
  const [row] = await db.select().from(messages).where(eq(messages.id, id))
  return row ?? null
}

export function selectMessagesByIds(db: Db, ids: readonly Id[]): Promise<MessageRow[]> {
  if (ids.length === 0) return Promise.resolve([])
  return db
    .select()
    .from(messages)
    .where(inArray(messages.id, [...ids]))
}

export async function selectSentMessage(db: Db, senderId: Id, clientKey: string): Promise<MessageRow | null> {
  const [row] = await db
    .select()
    .from(messages)
    .where(and(eq(messages.senderId, senderId), eq(messages.clientKey, clientKey)))
  return row ?? null
}

/** Newest first. */
export function selectMessagesBefore(
  db: Db,
  conversationId: Id,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<MessageRow[]> {
  const older = before === undefined ? undefined : lt(messages.seq, before)
  return db
    .select()
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), older))
    .orderBy(desc(messages.seq))
    .limit(limit)
}

export function selectChangesAfter(db: Db, conversationId: Id, after: number, limit: number): Promise<MessageRow[]> {
  return db
    .select()
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), gt(messages.change, after)))
    .orderBy(asc(messages.change))
    .limit(limit)
}

export async function insertMessage(tx: Db, row: typeof messages.$inferInsert): Promise<MessageRow> {
  const [made] = await tx.insert(messages).values(row).returning()
  if (!made) throw new Error('insert returned no message')
  return made
}

export async function updateMessage(
  tx: Db,
  id: Id,
  change: Partial<Omit<MessageRow, 'id' | 'conversationId' | 'seq'>>,
): Promise<void> {
  await tx.update(messages).set(change).where(eq(messages.id, id))
}

type Search = {
  conversationIds: readonly Id[]
  /** Folded; all of them have to match. */
  words: readonly string[]
  since: Date
  before: Id | undefined
  limit: number
}

/** Latest first. */
export function selectMatching(db: Db, search: Search): Promise<MessageRow[]> {
  const { conversationIds, words, since, before, limit } = search
  if (conversationIds.length === 0) return Promise.resolve([])
  return db
    .select()
    .from(messages)
    .where(
      and(
        inArray(messages.conversationId, [...conversationIds]),
        ...words.map((word) => like(messages.searchText, `%${word.replace(/[\\%_]/g, '\\$&')}%`)),
        gt(messages.createdAt, since),
        before ? lt(messages.id, before) : undefined,
      ),
    )
    .orderBy(desc(messages.id))
    .limit(limit)
}

/** Looks at the newest `most` only, however long the conversation is. */
export async function countRecent(
  db: Db,
  conversationId: Id,
  { since, senderId, most }: { since: Date; senderId: Id; most: number },
): Promise<{ own: number; all: number }> {
  const newest = db
    .select({ senderId: messages.senderId, createdAt: messages.createdAt })
    .from(messages)
    .where(eq(messages.conversationId, conversationId))
    .orderBy(desc(messages.seq))
    .limit(most)
    .as('newest')
  const [row] = await db
    .select({
      all: count(),
      own: sql<number>`count(*) filter (where ${newest.senderId} = ${senderId})`.mapWith(Number),
    })
    .from(newest)
    .where(gt(newest.createdAt, since))
  return row ?? { own: 0, all: 0 }
}

/** Risks in what others wrote, unless the reader has dismissed the warning. */
export async function selectRisks(
  db: Db,
  conversationIds: readonly Id[],
  readerId: Id,
): Promise<ReadonlyMap<Id, TextRisk[]>> {
  if (conversationIds.length === 0) return new Map()
  const rows = await db
    .selectDistinct({ id: messages.conversationId, risk: sql<TextRisk>`unnest(${messages.risks})` })
    .from(messages)
    .leftJoin(
      conversationMembers,
      and(eq(conversationMembers.conversationId, messages.conversationId), eq(conversationMembers.personId, readerId)),
    )
    .where(
      and(
        inArray(messages.conversationId, [...conversationIds]),
        ne(messages.senderId, readerId),
        gt(messages.seq, sql`coalesce(${conversationMembers.warnedSeq}, 0)`),
        // Inlined, not a parameter: the planner uses a partial index only if it sees its condition in the statement.
        sql`${messages.risks} <> '{}' and ${messages.deletedAt} is null`,
      ),
    )
  return new Map(
    [...Map.groupBy(rows, ({ id }) => id)].map(([id, found]) => [
      id,
      textRisks.filter((risk) => found.some((one) => one.risk === risk)),
    ]),
  )
}

export async function insertAttachments(tx: Db, messageId: Id, fileIds: readonly Id[]): Promise<void> {
  if (fileIds.length === 0) return
  await tx.insert(messageAttachments).values(fileIds.map((fileId, position) => ({ messageId, fileId, position })))
}

export function selectAttachments(db: Db, messageIds: readonly Id[]): Promise<AttachmentRow[]> {
  if (messageIds.length === 0) return Promise.resolve([])
  const { messageId, fileId, position } = messageAttachments
  return db
    .select({ messageId, fileId })
    .from(messageAttachments)
    .where(inArray(messageId, [...messageIds]))
    .orderBy(asc(position))
}

export function selectReactions(db: Db, messageIds: readonly Id[]): Promise<ReactionRow[]> {
  if (messageIds.length === 0) return Promise.resolve([])
  return db
    .select()
    .from(messageReactions)
    .where(inArray(messageReactions.messageId, [...messageIds]))
    .orderBy(asc(messageReactions.createdAt))
}

export async function insertReaction(tx: Db, messageId: Id, personId: Id, emoji: Reaction): Promise<boolean> {
  const { rowCount } = await tx.insert(messageReactions).values({ messageId, personId, emoji }).onConflictDoNothing()
  return (rowCount ?? 0) > 0
}

export async function deleteReaction(tx: Db, messageId: Id, personId: Id, emoji: Reaction): Promise<boolean> {
  const { messageId: message, personId: person, emoji: sign } = messageReactions
  const { rowCount } = await tx
    .delete(messageReactions)
    .where(and(eq(message, messageId), eq(person, personId), eq(sign, emoji)))
  return (rowCount ?? 0) > 0
}

export async function insertVersion(tx: Db, messageId: Id, body: string): Promise<void> {
  await tx.insert(messageVersions).values({ messageId, body })
}

export function selectVersions(db: Db, messageIds: readonly Id[]): Promise<VersionRow[]> {
  if (messageIds.length === 0) return Promise.resolve([])
  return db
    .select()
    .from(messageVersions)
    .where(inArray(messageVersions.messageId, [...messageIds]))
    .orderBy(asc(messageVersions.id))
}

export async function insertReport(tx: Db, row: typeof messageReports.$inferInsert): Promise<void> {
  await tx.insert(messageReports).values(row).onConflictDoNothing()
}
