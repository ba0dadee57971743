// Matches new jobs against saved searches by anchors: an index finds the few searches that share an anchor with a job, and only
// those are compared in full.

import { inArray, min, sql } from 'drizzle-orm'
import type { PersonalTerms } from '#server/features/jobs/job-search/standing-search.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Id } from '#shared/kit/ids.ts'
import { savedSearches, savedSearchMatches, savedSearchProgress } from '../saved-searches.tables.ts'

const ROW_ID = 1

/** On the first run, when the first search was saved. Null when there is none. */
export async function selectMatchedUntil(db: Db): Promise<Date | null> {
  const [row] = await db.select().from(savedSearchProgress)
  if (row) return row.matchedUntil
  const [first] = await db.select({ at: min(savedSearches.createdAt) }).from(savedSearches)
  return first?.at ?? null
}

export async function upsertMatchedUntil(db: Db, matchedUntil: Date): Promise<void> {
  await db
    .insert(savedSearchProgress)
    .values({ id: ROW_ID, matchedUntil })
    .onConflictDoUpdate({ target: savedSearchProgress.id, set: { matchedUntil } })
}

/** A position in publication order. */
export type PublishedPosition = { postedAt: Date; id: Id }

/** Published after this position, oldest first. */
export async function selectPublishedAfter(
  db: Db,
  place: PublishedPosition,
  limit: number,
): Promise<PublishedPosition[]> {
  const { rows } = await db.execute<{ id: Id; postedAt: string }>(
    sql`select job_id as id, posted_at as "postedAt" from job_search
        where (posted_at, job_id) > (${place.postedAt.toISOString()}::timestamptz, ${place.id}::uuid)
        order by posted_at, job_id limit ${limit}`,
  )
  return rows.map(({ id, postedAt }) => ({ id, postedAt: new Date(postedAt) }))
}

export type Candidate = {
  searchId: Id
  personId: Id
  jobId: Id
} & PersonalTerms

/** Searches that match a job, apart from what depends on the person: permits and overlap. */
export async function selectCandidates(db: Db, jobIds: readonly Id[]): Promise<Candidate[]> {
  const { rows } = await db.execute<Candidate>(
    sql`select searches.id as "searchId", searches.person_id as "personId", open.job_id as "jobId",
          open_to as "openTo", overlap_minutes as "overlapMinutes", open.reach, open.hours
        from job_search as open
        join saved_searches as searches on searches.anchors && (tsvector_to_array(open.doc) || array['*'])
          and (numnode(doc_query) = 0 or open.doc @@ doc_query)
          and (pay_from is null or open.pay >= pay_from)
          and open.posted_at > searches.created_at
        where open.job_id = any(${sql.param([...jobIds])}::uuid[])`,
  )
  return rows
}

/** Returns the searches with new matches. */
export async function insertMatches(
  db: Db,
  matches: readonly { searchId: Id; jobId: Id }[],
  foundAt: Date,
): Promise<Id[]> {
  if (matches.length === 0) return []
  const rows = await db
    .insert(savedSearchMatches)
    .values(matches.map(({ searchId, jobId }) => ({ searchId, jobId, foundAt })))
    .onConflictDoNothing()
    .returning({ searchId: savedSearchMatches.searchId })
  return [...new Set(rows.map(({ searchId }) => searchId))]
}

/** Instant alerts only, unless they are already scheduled. */
export async function makeInstantDue(db: Db, searchIds: readonly Id[], now: Date): Promise<void> {
  if (searchIds.length === 0) return
  await db
    .update(savedSearches)
    .set({ nextSendAt: now })
    .where(
      sql`${inArray(savedSearches.id, [...searchIds])} and ${savedSearches.alert} = 'instant' and ${savedSearches.nextSendAt} is null`,
    )
}

export async function deleteMatchesBefore(db: Db, before: Date): Promise<void> {
  await db.delete(savedSearchMatches).where(sql`${savedSearchMatches.foundAt} < ${before.toISOString()}::timestamptz`)
}
