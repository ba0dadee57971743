import { and, asc, count, desc, eq, gt, inArray, lt } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { Reaction } from '#shared/features/chat/chat-limits.ts'
import type { Id } from '#shared/kit/ids.ts'
import { messageAttachments, messageReactions, messageReports, messages, messageVersions } from './chat.tables.ts'

export type MessageRow = typeof messages.$inferSelect
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

/** The newest first. */
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
  if (!made) throw new Error('an inserted message did not come back')
  return made
}

export async function updateMessage(
  tx: Db,
  id: Id,
  change: Partial<Pick<MessageRow, 'body' | 'change' | 'editedAt' | 'deletedAt'>>,
): Promise<void> {
  await tx.update(messages).set(change).where(eq(messages.id, id))
}

export async function countMessagesSince(
  db: Db,
  conversationId: Id,
  { since, senderId }: { since: Date; senderId?: Id },
): Promise<number> {
  const bySender = senderId === undefined ? undefined : eq(messages.senderId, senderId)
  const [row] = await db
    .select({ n: count() })
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), gt(messages.createdAt, since), bySender))
  return row?.n ?? 0
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

export async function insertReport(tx: Db, row: typeof messageReports.$inferInsert): Promise<void> {
  await tx.insert(messageReports).values(row).onConflictDoNothing()
}
