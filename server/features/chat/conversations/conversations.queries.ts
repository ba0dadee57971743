import { and, count, desc, eq, gt, inArray, isNotNull, isNull, like, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { ConversationKind } from '#shared/features/chat/chat-limits.ts'
import type { BulkAction } from '#shared/features/chat/conversation.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { conversationMembers, conversations, messages } from '../chat.tables.ts'

export type ConversationRow = typeof conversations.$inferSelect
export type MemberRow = typeof conversationMembers.$inferSelect
export type ConversationInView = { conversation: ConversationRow; member: MemberRow | null }
/** A person, and the companies they hire for: seats for others are not theirs any more. */
export type Sitter = { id: Id; hiresFor: readonly Id[] }

const isOwnSeat = ({ id, hiresFor }: Sitter): SQL | undefined =>
  and(
    eq(conversationMembers.personId, id),
    isNull(conversationMembers.leftAt),
    hiresFor.length === 0
      ? isNull(conversationMembers.companyId)
      : or(isNull(conversationMembers.companyId), inArray(conversationMembers.companyId, [...hiresFor])),
  )

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

export async function selectConversationAbout(db: Db, kind: ConversationKind, about: string): Promise<Id | null> {
  const [row] = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.kind, kind), eq(conversations.about, about)))
  return row?.id ?? null
}

/** Whether this person wrote to one of the companies, or applied there. */
export async function hasWrittenToAny(db: Db, personId: Id, companyIds: readonly Id[]): Promise<boolean> {
  const { id, createdBy, kind, companyId, lastSeq } = conversations
  const rows = await db
    .select({ id })
    .from(conversations)
    .where(
      and(
        eq(createdBy, personId),
        inArray(kind, ['application', 'company']),
        inArray(companyId, [...companyIds]),
        gt(lastSeq, 0),
      ),
    )
    .limit(1)
  return rows.length > 0
}

type NewConversationRow = typeof conversations.$inferInsert

/** Null when somebody was faster: there is one about the same already. */
export async function insertConversation(db: Db, row: NewConversationRow): Promise<Id | null> {
  const [made] = await db
    .insert(conversations)
    .values(row)
    .onConflictDoNothing({ target: [conversations.kind, conversations.about] })
    .returning({ id: conversations.id })
  return made?.id ?? null
}

/** Whoever has a seat keeps the one they have. */
export async function insertMembers(
  db: Db,
  conversationId: Id,
  personIds: readonly Id[],
  companyId: Id | null = null,
): Promise<void> {
  if (personIds.length === 0) return
  const rows = personIds.map((personId) => ({ conversationId, personId, companyId }))
  await db.insert(conversationMembers).values(rows).onConflictDoNothing()
}

/** In everything people wrote to these companies, also before this person hired there. */
export async function seatAtCompanies(db: Db, { id, hiresFor }: Sitter): Promise<void> {
  if (hiresFor.length === 0) return
  await db.execute(sql`
    insert into conversation_members (conversation_id, person_id, company_id)
    select c.id, ${id}, c.company_id from conversations c
    where c.kind in ('application', 'company') and c.company_id in ${hiresFor} and not exists (
      select 1 from conversation_members m where m.conversation_id = c.id and m.person_id = ${id})
    on conflict do nothing`)
}

export function selectMembers(db: Db, conversationIds: readonly Id[]): Promise<MemberRow[]> {
  if (conversationIds.length === 0) return Promise.resolve([])
  return db
    .select()
    .from(conversationMembers)
    .where(and(inArray(conversationMembers.conversationId, [...conversationIds]), isNull(conversationMembers.leftAt)))
}

/** Not the person's row: two who write to each other at once would wait for one another. */
export async function lockRequestsOf(tx: Db, personId: Id): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`chat requests:${personId}`}, 0))`)
}

export async function countRequestsSince(db: Db, personId: Id, since: Date): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(conversations)
    .where(
      and(
        eq(conversations.createdBy, personId),
        gt(conversations.createdAt, since),
        inArray(conversations.kind, ['direct', 'company']),
      ),
    )
  return row?.n ?? 0
}

export type ConversationFilter = 'all' | 'unread' | 'pinned' | 'support' | 'archived'

const isUnread = or(
  conversationMembers.isMarkedUnread,
  sql`exists (select 1 from ${messages} where ${messages.conversationId} = ${conversations.id}
    and ${messages.seq} > ${conversationMembers.readSeq} and ${messages.deletedAt} is null
    and ${messages.senderId} is distinct from ${conversationMembers.personId})`,
)

const filterOf = (filter: ConversationFilter): SQL | undefined => {
  if (filter === 'archived') return eq(conversationMembers.isArchived, true)
  const kept = eq(conversationMembers.isArchived, false)
  if (filter === 'unread') return and(kept, isUnread)
  if (filter === 'pinned') return and(kept, eq(conversationMembers.isPinned, true))
  if (filter === 'support') return and(kept, eq(conversations.kind, 'support'))
  return kept
}

/** One that nobody has written in yet is shown to nobody. The cursor is the last message of the last one seen. */
export function selectConversations(
  db: Db,
  sitter: Sitter,
  query: { filter: ConversationFilter; before: Id | undefined; limit: number },
): Promise<{ conversation: ConversationRow; member: MemberRow }[]> {
  const { filter, before, limit } = query
  return db
    .select({ conversation: conversations, member: conversationMembers })
    .from(conversationMembers)
    .innerJoin(conversations, eq(conversations.id, conversationMembers.conversationId))
    .where(
      and(
        isOwnSeat(sitter),
        isNotNull(conversations.lastMessageId),
        filterOf(filter),
        before ? lt(conversations.lastMessageId, before) : undefined,
      ),
    )
    .orderBy(desc(conversations.lastMessageId))
    .limit(limit)
}

export async function countUnreadConversations(db: Db, sitter: Sitter): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(conversationMembers)
    .innerJoin(conversations, eq(conversations.id, conversationMembers.conversationId))
    .where(and(isOwnSeat(sitter), eq(conversationMembers.isArchived, false), isUnread))
  return row?.n ?? 0
}

/** How many messages of others each of these holds that the person has not read. */
export async function countUnreadIn(
  db: Db,
  personId: Id,
  conversationIds: readonly Id[],
): Promise<ReadonlyMap<Id, number>> {
  if (conversationIds.length === 0) return new Map()
  const rows = await db
    .select({ id: messages.conversationId, n: count() })
    .from(messages)
    .innerJoin(
      conversationMembers,
      and(eq(conversationMembers.conversationId, messages.conversationId), eq(conversationMembers.personId, personId)),
    )
    .where(
      and(
        inArray(messages.conversationId, [...conversationIds]),
        gt(messages.seq, conversationMembers.readSeq),
        isNull(messages.deletedAt),
        or(isNull(messages.senderId), ne(messages.senderId, personId)),
      ),
    )
    .groupBy(messages.conversationId)
  return new Map(rows.map(({ id, n }) => [id, n]))
}

type MemberChange = Partial<Omit<MemberRow, 'conversationId' | 'personId' | 'joinedAt'>>

export async function updateMember(db: Db, conversationId: Id, personId: Id, change: MemberChange): Promise<void> {
  if (Object.keys(change).length === 0) return
  await db
    .update(conversationMembers)
    .set(change)
    .where(and(eq(conversationMembers.conversationId, conversationId), eq(conversationMembers.personId, personId)))
}

/** Which of these are the person's own and hold something to look for. */
export async function selectOwnIds(db: Db, sitter: Sitter): Promise<Id[]> {
  const { conversationId } = conversationMembers
  const rows = await db.select({ id: conversationId }).from(conversationMembers).where(isOwnSeat(sitter))
  return rows.map(({ id }) => id)
}

/** The same change for all of these that are the person's own, in one statement; tells up to where each is read now. */
export function updateOwnSeats(
  db: Db,
  sitter: Sitter,
  ids: readonly Id[],
  { action, mutedUntil }: { action: BulkAction; mutedUntil: Date },
): Promise<{ id: Id; readSeq: number }[]> {
  const changes = {
    read: { readSeq: sql`${conversations.lastSeq}`, isMarkedUnread: false },
    unread: { isMarkedUnread: true },
    archive: { isArchived: true },
    unarchive: { isArchived: false },
    pin: { isPinned: true },
    unpin: { isPinned: false },
    mute: { mutedUntil },
    unmute: { mutedUntil: null },
  } satisfies Record<BulkAction, object>
  return db
    .update(conversationMembers)
    .set(changes[action])
    .from(conversations)
    .where(
      and(
        eq(conversations.id, conversationMembers.conversationId),
        inArray(conversationMembers.conversationId, [...ids]),
        isOwnSeat(sitter),
      ),
    )
    .returning({ id: conversationMembers.conversationId, readSeq: conversationMembers.readSeq })
}

/** What support was asked, the latest first. */
export function selectSupportConversations(
  db: Db,
  { isWaiting, before, limit }: { isWaiting: boolean; before: Id | undefined; limit: number },
): Promise<ConversationRow[]> {
  const askerWroteLast = sql`exists (select 1 from ${messages} where ${messages.id} = ${conversations.lastMessageId}
    and ${messages.senderId} = ${conversations.createdBy})`
  return db
    .select()
    .from(conversations)
    .where(
      and(
        eq(conversations.kind, 'support'),
        isNotNull(conversations.lastMessageId),
        before ? lt(conversations.lastMessageId, before) : undefined,
        isWaiting ? askerWroteLast : undefined,
      ),
    )
    .orderBy(desc(conversations.lastMessageId))
    .limit(limit)
}

/** The seats one person has in these. */
export async function selectSeatsOf(db: Db, personId: Id, ids: readonly Id[]): Promise<Map<Id, MemberRow>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(conversationMembers)
    .where(and(eq(conversationMembers.personId, personId), inArray(conversationMembers.conversationId, [...ids])))
  return new Map(rows.map((row) => [row.conversationId, row]))
}

/** Only ever forwards: an older tab must not take back what a newer one has read. True when it moved. */
export async function raiseSeq(
  db: Db,
  conversationId: Id,
  personId: Id,
  { column, seq }: { column: 'readSeq' | 'deliveredSeq'; seq: number },
): Promise<boolean> {
  const held = conversationMembers[column]
  const { rowCount } = await db
    .update(conversationMembers)
    .set({ [column]: seq, ...(column === 'readSeq' && { isMarkedUnread: false }) })
    .where(
      and(
        eq(conversationMembers.conversationId, conversationId),
        eq(conversationMembers.personId, personId),
        column === 'readSeq' ? or(lt(held, seq), conversationMembers.isMarkedUnread) : lt(held, seq),
      ),
    )
  return (rowCount ?? 0) > 0
}

/** Whatever is written is written one after the other: the row is locked until the transaction ends. */
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

/** What support was asked goes with whoever asked; of a conversation of two, the other half stays, about nobody. */
export async function forgetInConversations(tx: Db, personId: Id): Promise<void> {
  const { kind, createdBy, about, id } = conversations
  await tx.delete(conversations).where(and(eq(kind, 'support'), eq(createdBy, personId)))
  await tx
    .update(conversations)
    .set({ about: sql`'gone ' || ${id}`, createdBy: sql`nullif(${createdBy}, ${personId})` })
    .where(and(inArray(kind, ['direct', 'company']), like(about, `%${personId}%`)))
}
