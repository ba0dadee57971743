import { and, count, desc, eq, gt, inArray, isNotNull, isNull, lt, min, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { Id } from '#shared/kit/ids.ts'
import { conversationMembers, conversations, messages } from '../chat.tables.ts'
import type { ConversationRow } from './conversations.queries.ts'
import { isOwnSeat, type MemberRow, type SeatHolder } from './seats.queries.ts'

export type ConversationFilter = 'all' | 'unread' | 'pinned' | 'companies' | 'support' | 'archived'

const isUnread = or(
  conversationMembers.isMarkedUnread,
  sql`exists (select 1 from ${messages} where ${messages.conversationId} = ${conversations.id}
    and ${messages.seq} > ${conversationMembers.readSeq} and ${messages.deletedAt} is null
    and ${messages.senderId} is distinct from ${conversationMembers.personId})`,
)

const filterOf = (filter: ConversationFilter): SQL | undefined => {
  if (filter === 'archived') return eq(conversationMembers.isArchived, true)
  const isInInbox = eq(conversationMembers.isArchived, false)
  if (filter === 'unread') return and(isInInbox, isUnread)
  if (filter === 'pinned') return and(isInInbox, eq(conversationMembers.isPinned, true))
  if (filter === 'companies') return and(isInInbox, isNotNull(conversations.companyId))
  if (filter === 'support') return and(isInInbox, eq(conversations.kind, 'support'))
  return isInInbox
}

/**
 * Pinned first; conversations without messages are left out. The cursor is the last message of the last conversation seen, which
 * also tells whether that one is pinned.
 */
export function selectConversations(
  db: Db,
  holder: SeatHolder,
  query: { filter: ConversationFilter; before: Id | undefined; limit: number; forCompany?: Id | undefined },
): Promise<{ conversation: ConversationRow; member: MemberRow }[]> {
  const { filter, before, limit, forCompany } = query
  return db
    .select({ conversation: conversations, member: conversationMembers })
    .from(conversationMembers)
    .innerJoin(conversations, eq(conversations.id, conversationMembers.conversationId))
    .where(
      and(
        isOwnSeat(holder),
        isNotNull(conversations.lastMessageId),
        filterOf(filter),
        forCompany === undefined ? undefined : eq(conversationMembers.companyId, forCompany),
        before ? isAfter(holder, before) : undefined,
      ),
    )
    .orderBy(desc(conversationMembers.isPinned), desc(conversations.lastMessageId))
    .limit(limit)
}

/** If a newer message has arrived, the cursor is no longer a last message: then rows are repeated rather than left out. */
const isAfter = (
  { id }: SeatHolder,
  before: Id,
): SQL => sql`(${conversationMembers.isPinned}, ${conversations.lastMessageId})
  < (coalesce((select m.is_pinned from conversation_members m join conversations c on c.id = m.conversation_id
    where c.last_message_id = ${before} and m.person_id = ${id}), true), ${before}::uuid)`

export async function countUnreadConversations(db: Db, holder: SeatHolder): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(conversationMembers)
    .innerJoin(conversations, eq(conversations.id, conversationMembers.conversationId))
    .where(and(isOwnSeat(holder), eq(conversationMembers.isArchived, false), isUnread))
  return row?.n ?? 0
}

/** The number of unread messages from others in each conversation. */
export async function countUnreadIn(
  db: Db,
  personId: Id,
  conversationIds: readonly Id[],
  from: 'all' | 'people' = 'all',
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
        or(from === 'all' ? isNull(messages.senderId) : undefined, ne(messages.senderId, personId)),
      ),
    )
    .groupBy(messages.conversationId)
  return new Map(rows.map(({ id, n }) => [id, n]))
}

const askerWroteLast = sql`exists (select 1 from ${messages} where ${messages.id} = ${conversations.lastMessageId}
  and ${messages.senderId} = ${conversations.createdBy})`

/** Support requests that nobody has replied to since the last message. */
export async function selectSupportFigures(db: Db, lateBefore: Date) {
  const isLate = sql`${messages.createdAt} < ${lateBefore.toISOString()}::timestamptz`
  const [row] = await db
    .select({ waiting: count(), late: count(sql`case when ${isLate} then 1 end`), oldestAt: min(messages.createdAt) })
    .from(conversations)
    .innerJoin(messages, eq(messages.id, conversations.lastMessageId))
    .where(and(eq(conversations.kind, 'support'), eq(messages.senderId, conversations.createdBy)))
  return row ?? { waiting: 0, late: 0, oldestAt: null }
}

/** Latest first. */
export function selectSupportConversations(
  db: Db,
  { isWaiting, before, limit }: { isWaiting: boolean; before: Id | undefined; limit: number },
): Promise<ConversationRow[]> {
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
