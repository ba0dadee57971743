import { and, asc, count, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { statusIn } from '#server/platform/db/status-in.ts'
import {
  isListedRequest,
  isOpenRequest,
  isScheduledRequest,
  isTurnedDown,
} from '#shared/features/learning/masterclass/request-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { talkRequests, talkRequestVotes } from '../masterclass.tables.ts'

export type RequestRow = typeof talkRequests.$inferSelect

type PageQuery = { cursor?: Id | undefined; limit: number }

/** Most votes first; those with equally many, oldest first. People also see what was decided about their own. */
export function selectRequests(db: Db, personId: Id, { cursor, limit }: PageQuery): Promise<RequestRow[]> {
  const after = sql`(select -votes, id from ${talkRequests} where id = ${cursor ?? null})`
  return db
    .select()
    .from(talkRequests)
    .where(
      and(
        or(
          statusIn(talkRequests.status, isListedRequest),
          and(eq(talkRequests.personId, personId), statusIn(talkRequests.status, isTurnedDown)),
        ),
        cursor === undefined ? undefined : sql`(-${talkRequests.votes}, ${talkRequests.id}) > ${after}`,
      ),
    )
    .orderBy(desc(talkRequests.votes), asc(talkRequests.id))
    .limit(limit + 1)
}

export async function lockRequest(tx: Db, requestId: Id): Promise<RequestRow | null> {
  const [row] = await tx.select().from(talkRequests).where(eq(talkRequests.id, requestId)).for('update')
  return row ?? null
}

export async function insertRequest(tx: Db, row: typeof talkRequests.$inferInsert): Promise<RequestRow> {
  const [saved] = await tx.insert(talkRequests).values(row).returning()
  if (!saved) throw new Error('an insert returned nothing')
  return saved
}

export async function countOpenRequests(tx: Db, personId: Id): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(talkRequests)
    .where(and(eq(talkRequests.personId, personId), statusIn(talkRequests.status, isOpenRequest)))
  return row?.count ?? 0
}

export async function countOpenVotes(tx: Db, personId: Id): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(talkRequestVotes)
    .innerJoin(talkRequests, eq(talkRequests.id, talkRequestVotes.requestId))
    .where(and(eq(talkRequestVotes.personId, personId), statusIn(talkRequests.status, isOpenRequest)))
  return row?.count ?? 0
}

export async function selectVotedRequests(db: Db, personId: Id, requestIds: readonly Id[]): Promise<Set<Id>> {
  if (requestIds.length === 0) return new Set()
  const rows = await db
    .select({ requestId: talkRequestVotes.requestId })
    .from(talkRequestVotes)
    .where(and(eq(talkRequestVotes.personId, personId), inArray(talkRequestVotes.requestId, [...requestIds])))
  return new Set(rows.map(({ requestId }) => requestId))
}

export async function insertVote(tx: Db, personId: Id, requestId: Id): Promise<void> {
  await tx.insert(talkRequestVotes).values({ personId, requestId }).onConflictDoNothing()
}

export async function deleteVote(tx: Db, personId: Id, requestId: Id): Promise<void> {
  await tx
    .delete(talkRequestVotes)
    .where(and(eq(talkRequestVotes.personId, personId), eq(talkRequestVotes.requestId, requestId)))
}

/** Only while the request is locked. */
export async function countVotes(tx: Db, requestId: Id): Promise<RequestRow> {
  const [row] = await tx
    .update(talkRequests)
    .set({ votes: sql`(select count(*) from ${talkRequestVotes} where request_id = ${requestId})` })
    .where(eq(talkRequests.id, requestId))
    .returning()
  if (!row) throw new Error('an update returned nothing')
  return row
}

export function selectOpenRequests(db: Db, { cursor, limit }: PageQuery): Promise<RequestRow[]> {
  const after = sql`(select -votes, id from ${talkRequests} where id = ${cursor ?? null})`
  return db
    .select()
    .from(talkRequests)
    .where(
      and(
        statusIn(talkRequests.status, isOpenRequest),
        cursor === undefined ? undefined : sql`(-${talkRequests.votes}, ${talkRequests.id}) > ${after}`,
      ),
    )
    .orderBy(desc(talkRequests.votes), asc(talkRequests.id))
    .limit(limit + 1)
}

/** Whoever voted for both has one vote. */
export async function moveVotes(tx: Db, fromId: Id, intoId: Id): Promise<void> {
  await tx.execute(
    sql`insert into talk_request_votes (request_id, person_id)
        select ${intoId}, person_id from talk_request_votes where request_id = ${fromId} on conflict do nothing`,
  )
}

export async function selectVoters(tx: Db, requestId: Id): Promise<Id[]> {
  const rows = await tx
    .select({ personId: talkRequestVotes.personId })
    .from(talkRequestVotes)
    .where(eq(talkRequestVotes.requestId, requestId))
  return rows.map(({ personId }) => personId)
}

export const selectRequestsOf = (tx: Db, talkId: Id): Promise<RequestRow[]> =>
  tx
    .select()
    .from(talkRequests)
    .where(and(eq(talkRequests.talkId, talkId), statusIn(talkRequests.status, isScheduledRequest)))
