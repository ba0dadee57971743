// Keys are few, jobs are many: which keys fit the reader is decided before the jobs are asked for.

import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { SearchPlan } from '../search-plan.ts'
import { filterQuery, wordsQuery } from './doc-query.ts'

/** That the key of a job is among those that pass; for the keys that the plan has to do with. */
export type KeyConditions = Record<'reach' | 'hours', (passes: (key: string) => boolean) => SQL>

export async function readKeys(db: Db, plan: SearchPlan): Promise<KeyConditions> {
  // A facet's counts drop its own filter, and meet keys that the whole search does not: then the words alone are sure.
  const query = plan.wantsFacets ? wordsQuery(plan) : filterQuery(plan)
  const where = query === '' ? sql`true` : sql`doc @@ ${query}::tsquery`
  const read = async (column: SQL): Promise<string[]> => {
    const { rows } = await db.execute<{ key: string }>(
      sql`select distinct ${column} as key from job_search where ${where}`,
    )
    return rows.map(({ key }) => key)
  }
  const isByFit = plan.sort === 'fit'
  const reach = isByFit || plan.openTo !== null ? await read(sql`reach`) : []
  const hours = isByFit || plan.overlapMinutes !== null ? await read(sql`hours`) : []
  return {
    reach: (passes) => sql`reach = any(${textArray(reach.filter(passes))})`,
    hours: (passes) => sql`hours = any(${textArray(hours.filter(passes))})`,
  }
}

/** One parameter, whatever its length. */
export const textArray = (texts: readonly string[]): SQL => sql`${sql.param([...texts])}::text[]`
