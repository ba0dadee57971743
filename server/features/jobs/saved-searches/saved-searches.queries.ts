import { and, count, desc, eq, lt, ne, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { Id } from '#shared/kit/ids.ts'
import { savedSearches } from './saved-searches.tables.ts'

export type SearchRow = typeof savedSearches.$inferSelect
type NewSearchRow = typeof savedSearches.$inferInsert

export const selectSearches = (db: Db, personId: Id): Promise<SearchRow[]> =>
  db.select().from(savedSearches).where(eq(savedSearches.personId, personId)).orderBy(desc(savedSearches.id))

export async function selectSearch(db: Db, id: Id): Promise<SearchRow | null> {
  const [row] = await db.select().from(savedSearches).where(eq(savedSearches.id, id))
  return row ?? null
}

/** How many searches this person has, and how many of them send emails, not counting `except`. */
export async function countSearches(
  db: Db,
  personId: Id,
  except: string | null,
): Promise<{ all: number; alerting: number }> {
  const [row] = await db
    .select({ all: count(), alerting: sql<number>`count(*) filter (where ${savedSearches.alert} <> 'off')::int` })
    .from(savedSearches)
    .where(and(eq(savedSearches.personId, personId), except === null ? undefined : ne(savedSearches.search, except)))
  return { all: row?.all ?? 0, alerting: row?.alerting ?? 0 }
}

export async function upsertSearch(db: Db, search: NewSearchRow): Promise<SearchRow> {
  const { name, alert, nextSendAt } = search
  const [row] = await db
    .insert(savedSearches)
    .values(search)
    .onConflictDoUpdate({
      target: [savedSearches.personId, savedSearches.search],
      set: { name, alert, nextSendAt: nextSendAt ?? null },
    })
    .returning()
  if (!row) throw new Error('upsert returned no row')
  return row
}

export async function updateSearch(db: Db, id: Id, facts: Partial<NewSearchRow>): Promise<SearchRow | null> {
  const [row] = await db.update(savedSearches).set(facts).where(eq(savedSearches.id, id)).returning()
  return row ?? null
}

/** Parsed with an older version of the word rules. */
export const selectOutdated = (db: Db, wordsVersion: number, limit: number): Promise<SearchRow[]> =>
  db.select().from(savedSearches).where(lt(savedSearches.wordsVersion, wordsVersion)).limit(limit)

export async function deleteSearch(db: Db, id: Id): Promise<void> {
  await db.delete(savedSearches).where(eq(savedSearches.id, id))
}

/** Open jobs found since each search was last viewed, without those the person has hidden. */
export async function countNew(db: Db, personId: Id): Promise<Map<Id, number>> {
  const { rows } = await db.execute<{ id: Id; count: number }>(
    sql`select searches.id, count(*)::int as count
        from saved_searches as searches
        join saved_search_matches as matches on matches.search_id = searches.id and found_at > looked_at
        join job_search as open on open.job_id = matches.job_id
        where searches.person_id = ${personId} and not exists (select from hidden_items as hidden
          where hidden.person_id = ${personId} and (hidden.job_id = open.job_id or hidden.company_id = open.company_id))
        group by searches.id`,
  )
  return new Map(rows.map(({ id, count: found }) => [id, found]))
}
