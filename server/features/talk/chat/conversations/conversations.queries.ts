import { and, asc, eq, gt, inArray, isNotNull, isNull, like, ne, or, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { ConversationKind } from '#shared/features/talk/chat/chat-limits.ts'
import type { Id } from '#shared/kit/ids.ts'
import { conversationMembers, conversations, messages } from '../chat.tables.ts'
import type { MemberRow } from './seats.queries.ts'

export type ConversationRow = typeof conversations.$inferSelect
export type ConversationInView = { conversation: ConversationRow; member: MemberRow | null }

export async function selectConversation(db: Db, id: Id, personId: Id): Promise<ConversationInView | null> {
  const [row] = await db
    .select({ conversation: conversations, member: conversationMembers })
    .from(conversations)
    .leftJoin(
      conversationMembers,
      and(eq(conversationMembers.conversationId, conversations.id), eq(conversationMembers.personId, personId)),
    )
    .where(eq(conversations.id, id))
  return row ?? null
}

export async function selectConversationsByIds(db: Db, ids: readonly Id[]): Promise<ConversationRow[]> {
  if (ids.length === 0) return []
  return db
    .select()
    .from(conversations)
    .where(inArray(conversations.id, [...ids]))
}

export async function selectConversationAbout(db: Db, kind: ConversationKind, about: string): Promise<Id | null> {
  const [row] = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.kind, kind), eq(conversations.about, about)))
  return row?.id ?? null
}

export async function selectCompaniesWrittenTo(db: Db, personId: Id): Promise<Id[]> {
  const { createdBy, kind, companyId, lastSeq } = conversations
  const rows = await db
    .selectDistinct({ companyId })
    .from(conversations)
    .where(and(eq(createdBy, personId), inArray(kind, ['application', 'company']), gt(lastSeq, 0)))
  return rows.flatMap((row) => row.companyId ?? [])
}

/** Companies the person applied to, or that wrote to or answered them. */
export async function selectCompaniesInTouch(db: Db, personId: Id): Promise<Id[]> {
  const { kind, companyId, lastSeq, isRequest } = conversations
  const rows = await db
    .selectDistinct({ companyId })
    .from(conversationMembers)
    .innerJoin(conversations, eq(conversations.id, conversationMembers.conversationId))
    .where(
      and(
        eq(conversationMembers.personId, personId),
        isNull(conversationMembers.companyId),
        isNotNull(companyId),
        gt(lastSeq, 0),
        or(ne(kind, 'company'), eq(isRequest, false)),
      ),
    )
  return rows.flatMap((row) => row.companyId ?? [])
}

/** People who wrote or applied to these companies. */
export async function selectWritersTo(db: Db, companyIds: readonly Id[]): Promise<Id[]> {
  const { createdBy, kind, companyId, lastSeq } = conversations
  const rows = await db
    .selectDistinct({ createdBy })
    .from(conversations)
    .where(and(inArray(companyId, [...companyIds]), inArray(kind, ['application', 'company']), gt(lastSeq, 0)))
  return rows.flatMap((row) => row.createdBy ?? [])
}

type NewConversationRow = typeof conversations.$inferInsert

/** Null if there already is one for the same `about`. */
export async function insertConversation(db: Db, row: NewConversationRow): Promise<Id | null> {
  const [made] = await db
    .insert(conversations)
    .values(row)
    .onConflictDoNothing({ target: [conversations.kind, conversations.about] })
    .returning({ id: conversations.id })
  return made?.id ?? null
}

/** Not the person's row: two people who write to each other at once would deadlock. */
export async function lockRequestsOf(tx: Db, personId: Id): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`chat requests:${personId}`}, 0))`)
}

/** First messages to people who have not answered, oldest first. */
export async function selectRequestsSince(db: Db, personId: Id, since: Date): Promise<Date[]> {
  const { id, createdBy, isRequest } = conversations
  const rows = await db
    .select({ at: messages.createdAt })
    .from(conversations)
    .innerJoin(messages, and(eq(messages.conversationId, id), eq(messages.seq, 1)))
    .where(and(eq(createdBy, personId), eq(isRequest, true), gt(messages.createdAt, since)))
    .orderBy(asc(messages.createdAt))
  return rows.map(({ at }) => at)
}

/** Serialises all writes until the transaction ends. */
export async function lockConversation(tx: Db, id: Id): Promise<ConversationRow | null> {
  const [row] = await tx.select().from(conversations).where(eq(conversations.id, id)).for('update')
  return row ?? null
}

export async function updateConversation(
  tx: Db,
  id: Id,
  change: Partial<
    Pick<
      ConversationRow,
      'lastSeq' | 'lastChange' | 'lastMessageId' | 'isRequest' | 'createdBy' | 'companyId' | 'frozenAt'
    >
  >,
): Promise<void> {
  await tx.update(conversations).set(change).where(eq(conversations.id, id))
}

/**
 * Support conversations are deleted with whoever asked; of a conversation between two, the other side's part stays, anonymous.
 */
export async function eraseFromConversations(tx: Db, personId: Id): Promise<void> {
  const { kind, createdBy, about, id } = conversations
  await tx.delete(conversations).where(and(eq(kind, 'support'), eq(createdBy, personId)))
  await tx
    .update(conversations)
    .set({ about: sql`'gone ' || ${id}`, createdBy: sql`nullif(${createdBy}, ${personId})` })
    .where(and(inArray(kind, ['direct', 'company']), like(about, `%${personId}%`)))
}
