import { and, eq, gt, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { BulkAction } from '#shared/features/talk/chat/conversation.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { conversationMembers, conversations } from '../chat.tables.ts'

export type MemberRow = typeof conversationMembers.$inferSelect
/** A person and the companies they hire for: seats for other companies are no longer theirs. */
export type SeatHolder = { id: Id; hiresFor: readonly Id[] }

export const isOwnSeat = ({ id, hiresFor }: SeatHolder): SQL | undefined =>
  and(
    eq(conversationMembers.personId, id),
    isNull(conversationMembers.leftAt),
    hiresFor.length === 0
      ? isNull(conversationMembers.companyId)
      : or(isNull(conversationMembers.companyId), inArray(conversationMembers.companyId, [...hiresFor])),
    isNotFormerSupport(id),
  )

/** Operators who answered support have a seat there only while they are operators. */
const isNotFormerSupport = (personId: Id): SQL => sql`not exists (select 1 from conversations asked
  where asked.id = ${conversationMembers.conversationId} and asked.kind = 'support'
    and asked.created_by is distinct from ${personId}::uuid and not exists (select 1 from person_roles
      where person_roles.person_id = ${personId}::uuid and person_roles.role = 'operator'))`

const seatOf = (conversationId: Id, personId: Id): SQL | undefined =>
  and(eq(conversationMembers.conversationId, conversationId), eq(conversationMembers.personId, personId))

/** Existing seats stay unchanged. */
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

/** Covers every conversation with these companies, including those from before this person joined the hiring team. */
export async function seatAtCompanies(db: Db, { id, hiresFor }: SeatHolder): Promise<void> {
  if (hiresFor.length === 0) return
  await db.execute(sql`
    insert into conversation_members (conversation_id, person_id, company_id)
    select c.id, ${id}, c.company_id from conversations c
    where c.kind in ('application', 'company') and c.company_id in ${hiresFor} and not exists (
      select 1 from conversation_members m where m.conversation_id = c.id and m.person_id = ${id})
    on conflict do nothing`)
}

/** Includes those who have left. */
export function selectMembers(db: Db, conversationIds: readonly Id[]): Promise<MemberRow[]> {
  if (conversationIds.length === 0) return Promise.resolve([])
  return db
    .select()
    .from(conversationMembers)
    .where(inArray(conversationMembers.conversationId, [...conversationIds]))
}

export async function selectSeatsOf(db: Db, personId: Id, ids: readonly Id[]): Promise<Map<Id, MemberRow>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(conversationMembers)
    .where(and(eq(conversationMembers.personId, personId), inArray(conversationMembers.conversationId, [...ids])))
  return new Map(rows.map((row) => [row.conversationId, row]))
}

/** Limited to the person's own conversations. */
export async function selectOwnIds(db: Db, holder: SeatHolder): Promise<Id[]> {
  const { conversationId } = conversationMembers
  const rows = await db.select({ id: conversationId }).from(conversationMembers).where(isOwnSeat(holder))
  return rows.map(({ id }) => id)
}

type MemberChange = Partial<Omit<MemberRow, 'conversationId' | 'personId' | 'joinedAt'>>

export async function updateMember(db: Db, conversationId: Id, personId: Id, change: MemberChange): Promise<void> {
  if (Object.keys(change).length === 0) return
  await db.update(conversationMembers).set(change).where(seatOf(conversationId, personId))
}

/** Updates the given conversations of this person in one statement; returns how far each has been read. */
export function updateOwnSeats(
  db: Db,
  holder: SeatHolder,
  ids: readonly Id[],
  { action, mutedUntil }: { action: BulkAction; mutedUntil: Date },
): Promise<{ id: Id; isRequest: boolean; readSeq: number }[]> {
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
        isOwnSeat(holder),
      ),
    )
    .returning({
      id: conversationMembers.conversationId,
      isRequest: conversations.isRequest,
      readSeq: conversationMembers.readSeq,
    })
}

/** Only moves forward: an older tab must not undo what a newer one has read. True if it moved. */
export async function raiseReadSeq(db: Db, conversationId: Id, personId: Id, seq: number): Promise<boolean> {
  const { readSeq, isMarkedUnread } = conversationMembers
  const { rowCount } = await db
    .update(conversationMembers)
    .set({ readSeq: sql`greatest(${readSeq}, ${seq})`, isMarkedUnread: false })
    .where(and(seatOf(conversationId, personId), or(lt(readSeq, seq), isMarkedUnread)))
  return (rowCount ?? 0) > 0
}

/** Writing implies having read, and reveals the writer's name from then on. */
export async function recordWriting(tx: Db, conversationId: Id, personId: Id, seq: number): Promise<void> {
  await updateMember(tx, conversationId, personId, { readSeq: seq, isMarkedUnread: false, hasWritten: true })
}

/** Whether they share a conversation in which the writer has written. */
export async function hasWrittenTo(db: Db, writerId: Id, readerId: Id): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from conversation_members writer
    join conversation_members reader on reader.conversation_id = writer.conversation_id
    where writer.person_id = ${writerId} and writer.has_written and reader.person_id = ${readerId} limit 1`)
  return rows.length > 0
}

/** Covers all of the person's conversations that have undelivered messages. Rows locked by another tab are skipped. */
export async function raiseDelivered(
  db: Db,
  holder: SeatHolder,
): Promise<{ id: Id; isRequest: boolean; deliveredSeq: number }[]> {
  const { conversationId, personId, deliveredSeq } = conversationMembers
  const behind = db
    .select({ id: conversationId, lastSeq: conversations.lastSeq, isRequest: conversations.isRequest })
    .from(conversationMembers)
    .innerJoin(conversations, eq(conversations.id, conversationId))
    .where(and(isOwnSeat(holder), lt(deliveredSeq, conversations.lastSeq)))
    .for('update', { of: conversationMembers, skipLocked: true })
    .as('behind')
  return db
    .update(conversationMembers)
    .set({ deliveredSeq: sql`${behind.lastSeq}` })
    .from(behind)
    .where(and(eq(conversationId, behind.id), eq(personId, holder.id)))
    .returning({ id: conversationId, isRequest: behind.isRequest, deliveredSeq })
}

/** Counts a change within the minute that started with the first, and returns the count. */
export async function countChange(
  tx: Db,
  conversationId: Id,
  personId: Id,
  { now, since }: { now: Date; since: Date },
): Promise<{ own: number; all: number }> {
  const { changes, changesSince } = conversationMembers
  const isOver = sql`${changesSince} is null or ${changesSince} <= ${since}`
  await tx
    .update(conversationMembers)
    .set({
      changes: sql`case when ${isOver} then 1 else ${changes} + 1 end`,
      changesSince: sql`case when ${isOver} then ${now} else ${changesSince} end`,
    })
    .where(seatOf(conversationId, personId))
  const [row] = await tx
    .select({
      own: sql<number>`coalesce(sum(${changes}) filter (where ${conversationMembers.personId} = ${personId}), 0)`.mapWith(
        Number,
      ),
      all: sql<number>`coalesce(sum(${changes}), 0)`.mapWith(Number),
    })
    .from(conversationMembers)
    .where(and(eq(conversationMembers.conversationId, conversationId), gt(changesSince, since)))
  return row ?? { own: 0, all: 0 }
}
