import { and, count, desc, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { preparedPerPool } from '#server/platform/db/queries/prepared.ts'
import { statusIn } from '#server/platform/db/status-in.ts'
import { isPublishedJob } from '#shared/features/jobs/jobs/job-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { hiddenItems } from './saved-jobs.tables.ts'

export type HiddenRow = typeof hiddenItems.$inferSelect
type NewHiddenRow = typeof hiddenItems.$inferInsert

export async function upsertHidden(db: Db, item: NewHiddenRow): Promise<HiddenRow> {
  const [row] = await db
    .insert(hiddenItems)
    .values(item)
    .onConflictDoUpdate({
      target: [hiddenItems.personId, item.jobId ? hiddenItems.jobId : hiddenItems.companyId],
      set: { reason: item.reason },
    })
    .returning()
  if (!row) throw new Error('upsert returned no row')
  return row
}

export async function deleteHidden(db: Db, personId: Id, id: Id): Promise<void> {
  await db.delete(hiddenItems).where(and(eq(hiddenItems.personId, personId), eq(hiddenItems.id, id)))
}

export async function countHidden(db: Db, personId: Id): Promise<number> {
  const [row] = await db.select({ count: count() }).from(hiddenItems).where(eq(hiddenItems.personId, personId))
  return row?.count ?? 0
}

export const selectHidden = (
  db: Db,
  personId: Id,
  { before, limit }: { before: Id | undefined; limit: number },
): Promise<HiddenRow[]> =>
  db
    .select()
    .from(hiddenItems)
    .where(and(eq(hiddenItems.personId, personId), before === undefined ? undefined : lt(hiddenItems.id, before)))
    .orderBy(desc(hiddenItems.id))
    .limit(limit)

const HIDDEN_BY = sql`hidden.person_id = ${sql.placeholder('personId')} and ${statusIn(sql`jobs.status`, isPublishedJob)}`

/** Prepared, because every search runs it. */
const hiddenOpenJobsOf = preparedPerPool((db) =>
  db
    .select({ id: sql<Id>`id` })
    .from(
      sql`(select jobs.id from hidden_items as hidden join jobs on jobs.id = hidden.job_id where ${HIDDEN_BY}
        union
        select jobs.id from hidden_items as hidden join jobs on jobs.company_id = hidden.company_id where ${HIDDEN_BY}) as found`,
    )
    .prepare('hidden_open_jobs'),
)

/** Open jobs only: the search knows no others. */
export async function selectHiddenOpenJobs(db: Db, personId: Id): Promise<Id[]> {
  const rows = await hiddenOpenJobsOf(db).execute({ personId })
  return rows.map(({ id }) => id)
}
