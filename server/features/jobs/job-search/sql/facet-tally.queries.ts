// For each facet, the number of jobs per key. A facet's own filter is ignored, so that its other values keep their counts.

import { type SQL, sql } from 'drizzle-orm'
import { readShape, type Shape } from '#server/features/jobs/jobs/search-facts.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { FacetName } from '#shared/features/jobs/job-search/job-search.contract.ts'
import { POSTED_DAYS } from '#shared/features/jobs/job-search/search-query.contract.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { type FacetTally, isActive, PAY_BAND, PAY_BANDS, type SearchPlan } from '../search-plan.ts'

export const emptyTally = (): FacetTally => ({
  workplace: new Map(),
  contract: new Map(),
  engagement: new Map(),
  level: new Map(),
  region: new Map(),
  country: new Map(),
  visa: new Map(),
  language: new Map(),
  skill: new Map(),
  company: new Map(),
  openTo: new Map(),
  overlap: new Map(),
  pay: new Map(),
  posted: new Map(POSTED_DAYS.map((days) => [String(days), 0])),
})

const shapeFacets = ['workplace', 'contract', 'engagement', 'level', 'region', 'country', 'visa'] as const

/** The key column that is counted for a facet. */
const columnOf: Partial<Record<FacetName, SQL>> = {
  ...Object.fromEntries(shapeFacets.map((name) => [name, sql`shape`])),
  openTo: sql`reach`,
  overlap: sql`hours`,
  language: sql`languages`,
  company: sql`company_id::text`,
  // least() ignores nulls and would put jobs without pay in the highest band.
  pay: sql`case when pay is not null then least(${sql.raw(String(PAY_BANDS - 1))}, pay / ${sql.raw(String(PAY_BAND))}) end::text`,
}

export async function tallyFacets(db: Db, plan: SearchPlan, where: (without?: FacetName) => SQL): Promise<FacetTally> {
  const result = emptyTally()
  const known = new Map<string, Map<string, number>>()
  for (const [name, column] of Object.entries(columnOf) as [FacetName, SQL][]) {
    const isFiltered = isActive(plan, name)
    // The seven facets of a shape are counted together unless one of them is filtered by.
    const key = `${isFiltered ? name : ''} ${isShaped(name) ? 'shape' : name}`
    const counts = known.get(key) ?? (await countBy(db, column, where(isFiltered ? name : undefined)))
    known.set(key, counts)
    result[name] = isShaped(name) ? byShapeValue(counts, name) : counts
  }
  result.skill = await countBy(db, sql`skill`, where('skill'), sql`job_search, unnest(skill_ids) as skill`)
  result.posted = await countPosted(db, plan, where('posted'))
  result.pay.delete('')
  return result
}

const isShaped = (name: FacetName): name is keyof Shape & FacetName => shapeFacets.some((one) => one === name)

function byShapeValue(counts: ReadonlyMap<string, number>, name: keyof Shape): Map<string, number> {
  const byValue = new Map<string, number>()
  for (const [key, count] of counts) {
    const value = readShape(key)[name]
    byValue.set(value, (byValue.get(value) ?? 0) + count)
  }
  return byValue
}

export async function countBy(db: Db, key: SQL, where: SQL, from: SQL = sql`job_search`): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ key: string | null; count: number }>(
    sql`select ${key} as key, count(*)::int as count from ${from} where ${where} group by 1`,
  )
  return new Map(rows.map((row) => [row.key ?? '', row.count]))
}

export const instantOf = (instant: number): SQL => sql`${new Date(instant).toISOString()}::timestamptz`

async function countPosted(db: Db, plan: SearchPlan, where: SQL): Promise<Map<string, number>> {
  const columns = POSTED_DAYS.map(
    (days) =>
      sql`count(*) filter (where posted_at >= ${instantOf(plan.now - days * DAY)})::int as ${sql.identifier(String(days))}`,
  )
  const { rows } = await db.execute<Record<string, number>>(
    sql`select ${sql.join(columns, sql`, `)} from job_search where ${where}`,
  )
  return new Map(Object.entries(rows[0] ?? {}))
}
