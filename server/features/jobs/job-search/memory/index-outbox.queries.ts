// What the index in memory reads: all open jobs once, then the changes.

import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { Id } from '#shared/kit/ids.ts'
import type { SearchRow } from './jobs/open-jobs.ts'

/**
 * How far the outbox has been read. Rows become visible in commit order, not in sequence order, so a sequence number alone would
 * miss those of slow transactions: everything from the oldest running transaction on is read again, and rows seen before are
 * skipped.
 */
export type OutboxPosition = { xmin: number; seen: ReadonlySet<number> }

// Without the filter values, which are lexemes without a weight and make up more than half of the document.
const columns = sql`job_id as id, (extract(epoch from posted_at) * 1000)::bigint as "postedAt", company_id as "companyId",
  shape, reach, hours, languages, skill_ids as "skillIds", pay,
  ts_filter(doc, '{a,b,c,d}')::text as doc`

/** Small enough not to delay requests noticeably. */
const FETCH_SIZE = 500

/** Every open job, oldest first, and the position in the outbox to continue from. */
export function readAllRows(
  db: Db,
  { onCount, onRows }: { onCount: (count: number) => void; onRows: (rows: SearchRow[]) => Promise<void> },
): Promise<OutboxPosition> {
  return db.transaction(
    async (tx) => {
      const { rows } = await tx.execute<{ xmin: number; count: number }>(
        sql`select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as xmin, count(*)::int as count from job_search`,
      )
      onCount(rows[0]?.count ?? 0)
      await tx.execute(
        sql`declare open_jobs no scroll cursor for select ${columns} from job_search order by posted_at, job_id`,
      )
      for (;;) {
        const part = await tx.execute<SearchRow>(sql.raw(`fetch ${FETCH_SIZE} from open_jobs`))
        if (part.rows.length === 0) break
        await onRows(part.rows)
      }
      return { xmin: Number(rows[0]?.xmin), seen: new Set<number>() }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

type ChangeRow = { xmin: number; seq: number | null; xid: number; jobId: Id }

/** One statement, so that the changes and the oldest running transaction come from the same snapshot. */
export async function readChanges(db: Db, from: OutboxPosition): Promise<{ jobIds: Id[]; next: OutboxPosition }> {
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

/**
 * Identifies the database and its schema version: an index can only be followed with the outbox of its own database. A failover or
 * a restore starts a new timeline. Null if the database does not reveal it.
 */
export async function readDatabaseIdentity(db: Db): Promise<{ identity: string; xmin: number } | null> {
  const { rows } = await db.execute<{ identity: string; xmin: number }>(
    sql`select concat_ws('/', system_identifier, timeline_id, (select oid from pg_database where datname = current_database()),
          'job_search_changes'::regclass::oid, (select count(*) from drizzle.__drizzle_migrations)) as identity,
          pg_snapshot_xmin(pg_current_snapshot())::text::bigint as xmin
        from pg_control_system(), pg_control_checkpoint()`,
  )
  return rows[0] ?? null
}

/** In their current state; jobs that are no longer open are missing. */
export async function readRows(db: Db, ids: readonly Id[]): Promise<SearchRow[]> {
  const { rows } = await db.execute<SearchRow>(
    sql`select ${columns} from job_search where job_id = any(${sql.param([...ids])}::uuid[])`,
  )
  return rows
}

/** Adds the words of these jobs to those known to typo correction. */
export async function learnWords(db: Db, ids: readonly Id[]): Promise<void> {
  if (ids.length === 0) return
  // Many jobs share few words: each is parsed once.
  await db.execute(sql`
    with texts as (
      select concat_ws(' ', search_title, search_skills, search_rest, companies.name, companies.city) as text
      from jobs join companies on companies.id = company_id
      where jobs.id = any(${sql.param([...ids])}::uuid[])
    ), written as (
      select distinct unnest(string_to_array(text, ' ')) as word from texts
    ), words as (
      select distinct regexp_replace(lower(unaccent(word)), '[^[:alnum:]]+', '', 'g') as word from written
      where word not like 'skq%'
    )
    insert into job_search_words (word)
    select word from words
    where char_length(word) between 3 and 40 and length(search_words(word)) = 1
    order by word
    on conflict do nothing`)
}

export async function hasWords(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ exists: boolean }>(sql`select exists (select from job_search_words) as exists`)
  return rows[0]?.exists ?? false
}

const LEARN_BATCH = 2_000

/** Open jobs in batches, to learn words that were never learned. */
export async function selectJobIdsAfter(db: Db, id: Id | null): Promise<Id[]> {
  const { rows } = await db.execute<{ id: Id }>(
    sql`select job_id as id from job_search ${id === null ? sql`` : sql`where job_id > ${id}::uuid`}
        order by job_id limit ${LEARN_BATCH}`,
  )
  return rows.map((row) => row.id)
}

/** Changes every node has long since read. */
export async function deleteChangesBefore(db: Db, before: Date): Promise<void> {
  await db.execute(sql`delete from job_search_changes where created_at < ${before.toISOString()}::timestamptz`)
}
