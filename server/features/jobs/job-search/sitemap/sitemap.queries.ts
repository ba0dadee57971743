import { asc, gt, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { Id } from '#shared/kit/ids.ts'
import { jobSearch } from '../job-search.tables.ts'

/** The last job of every page but the last: the next page starts after it. */
export async function selectPageEnds(db: Db, pageSize: number): Promise<Id[]> {
  const numbered = db
    .select({ jobId: jobSearch.jobId, place: sql<number>`row_number() over (order by ${jobSearch.jobId})`.as('place') })
    .from(jobSearch)
    .as('numbered')
  const ends = await db
    .select({ jobId: numbered.jobId })
    .from(numbered)
    .where(sql`${numbered.place} % ${pageSize} = 0`)
    .orderBy(asc(numbered.jobId))
  return ends.map(({ jobId }) => jobId)
}

export const selectOpenJobs = (db: Db, after: Id | undefined, limit: number) =>
  db
    .select({ id: jobSearch.jobId, postedAt: jobSearch.postedAt })
    .from(jobSearch)
    .where(after === undefined ? undefined : gt(jobSearch.jobId, after))
    .orderBy(asc(jobSearch.jobId))
    .limit(limit)

export async function selectHiringCompanies(db: Db, limit: number): Promise<Id[]> {
  const rows = await db
    .selectDistinct({ id: jobSearch.companyId })
    .from(jobSearch)
    .orderBy(asc(jobSearch.companyId))
    .limit(limit)
  return rows.map(({ id }) => id)
}
