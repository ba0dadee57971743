import { and, eq, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { BulkAction } from '#shared/features/chat/conversation.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { conversationMembers, conversations } from '../chat.tables.ts'

export type MemberRow = typeof conversationMembers.$inferSelect
/** A person, and the companies they hire for: seats for others are not theirs any more. */
export type Sitter = { id: Id; hiresFor: readonly Id[] }

export const isOwnSeat = ({ id, hiresFor }: Sitter): SQL | undefined =>
  and(
    eq(conversationMembers.personId, id),
    isNull(conversationMembers.leftAt),
    hiresFor.length === 0
      ? isNull(conversationMembers.companyId)
      : or(isNull(conversationMembers.companyId), inArray(conversationMembers.companyId, [...hiresFor])),
  )

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

/** The seats one person has in these. */
export async function selectSeatsOf(db: Db, personId: Id, ids: readonly Id[]): Promise<Map<Id, MemberRow>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(conversationMembers)
    .where(and(eq(conversationMembers.personId, personId), inArray(conversationMembers.conversationId, [...ids])))
  return new Map(rows.map((row) => [row.conversationId, row]))
}

/** Which of these are the person's own and hold something to look for. */
export async function selectOwnIds(db: Db, sitter: Sitter): Promise<Id[]> {
  const { conversationId } = conversationMembers
  const rows = await db.select({ id: conversationId }).from(conversationMembers).where(isOwnSeat(sitter))
  return rows.map(({ id }) => id)
}

type MemberChange = Partial<Omit<MemberRow, 'conversationId' | 'personId' | 'joinedAt'>>

export async function updateMember(db: Db, conversationId: Id, personId: Id, change: MemberChange): Promise<void> {
  if (Object.keys(change).length === 0) return
  await db
    .update(conversationMembers)
    .set(change)
    .where(and(eq(conversationMembers.conversationId, conversationId), eq(conversationMembers.personId, personId)))
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
