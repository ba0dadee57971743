// What the index in memory reads: all open jobs once, then what changed.

import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { Id } from '#shared/kit/ids.ts'
import type { SearchRow } from './segment.ts'

/**
 * How far the outbox was read. Rows become visible in the order of commits, not of their numbers, so a number alone would
 * lose those of a transaction that took longer: everything from the oldest transaction that was still running is read
 * again, and what was seen then is left out.
 */
export type FeedPlace = { xmin: number; seen: ReadonlySet<number> }

const columns = sql`job_id as id, (extract(epoch from posted_at) * 1000)::bigint as "postedAt", company_id as "companyId",
  shape, reach, hours, languages, skill_ids as "skillIds", pay, doc::text as doc`

const FETCH = 2_000

/** Every open job, newest first, and the place in the outbox from which to go on. */
export function readAllRows(db: Db, onRows: (rows: SearchRow[]) => Promise<void>): Promise<FeedPlace> {
  return db.transaction(
    async (tx) => {
      const { rows } = await tx.execute<{ xmin: number }>(
        sql`select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as xmin`,
      )
      await tx.execute(
        sql`declare open_jobs no scroll cursor for select ${columns} from job_search order by posted_at desc, job_id desc`,
      )
      for (;;) {
        const part = await tx.execute<SearchRow>(sql.raw(`fetch ${FETCH} from open_jobs`))
        if (part.rows.length === 0) break
        await onRows(part.rows)
      }
      return { xmin: Number(rows[0]?.xmin), seen: new Set<number>() }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

type ChangeRow = { xmin: number; seq: number | null; xid: number; jobId: Id }

/** One statement, so that the changes and the oldest running transaction are of the same moment. */
export async function readChanges(db: Db, from: FeedPlace): Promise<{ jobIds: Id[]; next: FeedPlace }> {
  const { rows } = await db.execute<ChangeRow>(
    sql`select now.xmin, seq, xid, job_id as "jobId"
        from (select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as xmin) as now
        left join job_search_changes on xid >= ${from.xmin}`,
  )
  const xmin = rows[0]?.xmin ?? from.xmin
  const changes = rows.filter((row): row is ChangeRow & { seq: number } => row.seq !== null)
  return {
    jobIds: [...new Set(changes.filter(({ seq }) => !from.seen.has(seq)).map(({ jobId }) => jobId))],
    next: { xmin, seen: new Set(changes.filter(({ xid }) => xid >= xmin).map(({ seq }) => seq)) },
  }
}

/** As they are now; those that are no longer open are missing. */
export async function readRows(db: Db, ids: readonly Id[]): Promise<SearchRow[]> {
  const { rows } = await db.execute<SearchRow>(
    sql`select ${columns} from job_search where job_id = any(${sql.param([...ids])}::uuid[])`,
  )
  return rows
}

/** Makes the words of these jobs known to who looks for the one that was meant. */
export async function learnWords(db: Db, ids: readonly Id[] | 'all'): Promise<void> {
  const which = ids === 'all' ? sql`true` : sql`job_search.job_id = any(${sql.param([...ids])}::uuid[])`
  await db.execute(sql`
    insert into job_search_words (lexeme, word)
    select distinct on (lexemes[1]) lexemes[1], word from (
      select word, tsvector_to_array(to_tsvector('meridian', word)) as lexemes from (
        select distinct lower(unaccent(word)) as word
        from job_search
        join jobs on jobs.id = job_search.job_id
        join companies on companies.id = job_search.company_id,
        regexp_split_to_table(
          concat_ws(' ', search_title, search_skills, search_rest, companies.name), '[^[:alnum:]]+'
        ) as word
        where ${which}
      ) as words
      where word !~ '^skq' and char_length(word) between 3 and 40
    ) as known
    where cardinality(lexemes) = 1
    order by lexemes[1], char_length(word), word
    on conflict (lexeme) do nothing`)
}

export async function hasWords(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ exists: boolean }>(sql`select exists (select from job_search_words) as exists`)
  return rows[0]?.exists ?? false
}

/** Changes that every node has long read. */
export async function deleteChangesBefore(db: Db, before: Date): Promise<void> {
  await db.execute(sql`delete from job_search_changes where created_at < ${before.toISOString()}::timestamptz`)
}
