// The search in SQL: the reference, and the fallback while the index in memory is being built or lags behind.

import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { FacetName } from '#shared/features/jobs/job-search/job-search.contract.ts'
import { countFacets } from '../facet-counts.ts'
import { hoursFit, reachFit, residentOf, YES_IF } from '../reader-fit.service.ts'
import type { SearchHits, SearchPlan } from '../search-plan.ts'
import { filterQuery, wordConditions } from './doc-query.ts'
import { countBy, emptyTally, instantOf, tallyFacets } from './facet-tally.queries.ts'
import { fitRank, knownMustHaves } from './fit-rank.ts'
import { type KeyConditions, readKeys } from './key-lists.queries.ts'

/** Hits and counts come from the same snapshot. */
export function searchInSql(db: Db, plan: SearchPlan): Promise<SearchHits> {
  return db.transaction(
    async (tx) => {
      if (!plan.isPartial && plan.words.some((group) => group.length === 0)) return nothing(plan)
      const keys = await readKeys(tx, plan)
      const where = (without?: FacetName) => conditions(plan, keys, without)
      const hits = await selectHits(tx, plan, where(), rankOf(plan, keys))
      const { rows } = await tx.execute<{ total: number }>(
        sql`select count(*)::int as total from job_search where ${where()}`,
      )
      const facets = plan.wantsFacets ? countFacets(await tallyFacets(tx, plan, where), plan) : null
      return { hits, total: rows[0]?.total ?? 0, facets }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

/** Jobs that match a plan, counted per reach key. */
export async function selectReachCounts(db: Db, plan: SearchPlan): Promise<Map<string, number>> {
  if (plan.words.some((group) => group.length === 0)) return new Map()
  return countBy(db, sql`reach`, conditions(plan, await readKeys(db, plan)))
}

const nothing = (plan: SearchPlan): SearchHits => ({
  hits: [],
  total: 0,
  facets: plan.wantsFacets ? countFacets(emptyTally(), plan) : null,
})

function conditions(plan: SearchPlan, keys: KeyConditions, without?: FacetName): SQL {
  const query = filterQuery(plan, without)
  const parts = [
    ...(query === '' ? [] : [sql`doc @@ ${query}::tsquery`]),
    ...wordConditions(plan),
    ...(plan.openTo !== null && without !== 'openTo' ? [isOpenTo(plan, keys, plan.openTo)] : []),
    ...(plan.overlapMinutes !== null && without !== 'overlap' ? [hasOverlap(plan, keys, plan.overlapMinutes)] : []),
    ...(plan.payFrom !== null && without !== 'pay' ? [sql`pay >= ${plan.payFrom}`] : []),
    ...(plan.postedSince !== null && without !== 'posted' ? [sql`posted_at >= ${instantOf(plan.postedSince)}`] : []),
    ...(plan.excluded.length > 0 ? [sql`job_id <> all(${sql.param([...plan.excluded])}::uuid[])`] : []),
  ]
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` and `)
}

/** The tsquery narrows by country through an index; what a reach key means for the reader decides. */
function isOpenTo({ reader, now }: SearchPlan, keys: KeyConditions, country: string): SQL {
  const fit = reachFit(residentOf(country, reader), now)
  return keys.reach((key) => fit.of(key) <= YES_IF)
}

function hasOverlap({ reader, now }: SearchPlan, keys: KeyConditions, minutes: number): SQL {
  const fit = hoursFit(reader, now)
  return keys.hours((key) => fit.of(key).sharedMinutes >= minutes)
}

function rankOf(plan: SearchPlan, keys: KeyConditions): SQL {
  if (plan.sort === 'fit') return fitRank(plan, keys)
  return plan.sort === 'pay' ? sql`coalesce(pay, 0)` : sql`0`
}

type HitRow = { id: string; rank: number; posted: number }

async function selectHits(db: Db, plan: SearchPlan, where: SQL, rank: SQL): Promise<SearchHits['hits']> {
  const { after } = plan
  const ranked = sql`select job_id as id, ${rank} as rank, posted_at from job_search
    cross join lateral (select ${knownMustHaves(plan)} as known_must_haves) as reader where ${where}`
  const place = sql`(rank, posted_at, id)`
  const { rows } = await db.execute<HitRow>(
    sql`select id, rank::int as rank, (extract(epoch from posted_at) * 1000)::bigint as posted from (${ranked}) as ranked
        ${after ? sql`where ${place} < (${after.rank}, ${instantOf(after.postedAt)}, ${after.id}::uuid)` : sql``}
        order by rank desc, posted_at desc, id desc limit ${plan.limit + 1}`,
  )
  return rows.map(({ posted, ...row }) => ({ ...row, postedAt: posted }))
}
