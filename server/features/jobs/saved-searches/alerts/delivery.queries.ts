import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { Id } from '#shared/kit/ids.ts'
import type { SearchRow } from '../saved-searches.queries.ts'
import { savedSearches, savedSearchMatches } from '../saved-searches.tables.ts'

export const selectDue = (db: Db, now: Date, limit: number): Promise<{ id: Id }[]> =>
  db
    .select({ id: savedSearches.id })
    .from(savedSearches)
    .where(lte(savedSearches.nextSendAt, now))
    .orderBy(asc(savedSearches.nextSendAt))
    .limit(limit)

/** Null when another node is sending it, or has sent it. */
export async function lockDue(tx: Db, id: Id, now: Date): Promise<SearchRow | null> {
  const [row] = await tx
    .select()
    .from(savedSearches)
    .where(and(eq(savedSearches.id, id), lte(savedSearches.nextSendAt, now)))
    .for('update', { skipLocked: true })
  return row ?? null
}

/** Not sent yet, still open and not hidden; newest first. */
export async function selectUnsent(db: Db, { id, personId }: Pick<SearchRow, 'id' | 'personId'>): Promise<Id[]> {
  const { rows } = await db.execute<{ id: Id }>(
    sql`select open.job_id as id from saved_search_matches as matches
        join job_search as open on open.job_id = matches.job_id
        where matches.search_id = ${id} and told_at is null and not exists (select from hidden_items as hidden
          where hidden.person_id = ${personId} and (hidden.job_id = open.job_id or hidden.company_id = open.company_id))
        order by open.posted_at desc, open.job_id desc`,
  )
  return rows.map((row) => row.id)
}

export async function markSent(db: Db, searchId: Id, toldAt: Date): Promise<void> {
  await db
    .update(savedSearchMatches)
    .set({ toldAt })
    .where(and(eq(savedSearchMatches.searchId, searchId), isNull(savedSearchMatches.toldAt)))
}
