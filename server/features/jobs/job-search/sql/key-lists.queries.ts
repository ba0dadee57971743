// Keys are few, jobs are many: which keys fit the reader is decided before the jobs are queried.

import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { SearchPlan } from '../search-plan.ts'
import { filterQuery, wordsQuery } from './doc-query.ts'

/** SQL conditions that a job's key is among those that pass, for the keys the plan needs. */
export type KeyConditions = Record<'reach' | 'hours', (passes: (key: string) => boolean) => SQL>

export async function readKeys(db: Db, plan: SearchPlan): Promise<KeyConditions> {
  // Facets drop their own filter and so see more keys than the search as a whole: only the words apply to all of them.
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

/** A single parameter, whatever its length. */
export const textArray = (texts: readonly string[]): SQL => sql`${sql.param([...texts])}::text[]`
