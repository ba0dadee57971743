// The search in SQL: the truth, and what answers while the index in memory is being built or lags behind.

import { type SQL, sql } from 'drizzle-orm'
import { placesOf, readShape, type Shape } from '#server/features/jobs/search-facts.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { FacetName } from '#shared/features/job-search/job-search.contract.ts'
import { POSTED_DAYS } from '#shared/features/job-search/search-query.contract.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import { countFacets } from './facet-counts.ts'
import { readerFit } from './reader-fit.ts'
import {
  type ChoiceFacet,
  choiceFacets,
  type FacetTally,
  FIT_STEP,
  isActive,
  PAY_BAND,
  PAY_BANDS,
  type SearchHits,
  type SearchPlan,
  type WordGroup,
} from './search-plan.ts'

export const tagOf: Record<ChoiceFacet, string> = {
  workplace: '_w',
  contract: '_t',
  engagement: '_g',
  level: '_l',
  region: '_r',
  country: '_p',
  visa: '_v',
  language: '_n',
  skill: '_k',
  company: '_c',
}

/** Hits and counts are of one moment: both come from the same snapshot. */
export function searchInSql(db: Db, plan: SearchPlan): Promise<SearchHits> {
  return db.transaction(
    async (tx) => {
      if (plan.words.some((group) => group.length === 0)) return nothing(plan)
      const hours = plan.overlapMinutes === null ? null : await enoughHours(tx, plan)
      const where = (without?: FacetName) => conditions(plan, hours, without)
      const hits = await selectHits(tx, plan, where())
      const { rows } = await tx.execute<{ total: number }>(
        sql`select count(*)::int as total from job_search where ${where()}`,
      )
      const facets = plan.wantsFacets ? countFacets(await tally(tx, plan, where), plan) : null
      return { hits, total: rows[0]?.total ?? 0, facets }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

const nothing = (plan: SearchPlan): SearchHits => ({
  hits: [],
  total: 0,
  facets: plan.wantsFacets ? countFacets(emptyTally(), plan) : null,
})

const emptyTally = (): FacetTally => ({
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

/** Keys of hours are few, jobs are many: which keys share enough hours with the reader is decided before. */
async function enoughHours(db: Db, plan: SearchPlan): Promise<string[]> {
  // By the words alone: a facet's counts drop its own filter, and meet keys that the whole search does not.
  const words = plan.words.map((group) => groupQuery(group)).join(' & ')
  const { rows } = await db.execute<{ hours: string }>(
    sql`select distinct hours from job_search where ${words === '' ? sql`true` : sql`doc @@ ${words}::tsquery`}`,
  )
  const fit = readerFit(plan.reader, plan.now)
  return rows.map(({ hours }) => hours).filter((key) => fit.hours(key).sharedMinutes >= (plan.overlapMinutes ?? 0))
}

function conditions(plan: SearchPlan, hours: readonly string[] | null, without?: FacetName): SQL {
  const query = filterQuery(plan, without)
  const parts = [
    ...(query === '' ? [] : [sql`doc @@ ${query}::tsquery`]),
    ...(hours && without !== 'overlap' ? [sql`hours = any(${textArray(hours)})`] : []),
    ...(plan.payFrom !== null && without !== 'pay' ? [sql`pay >= ${plan.payFrom}`] : []),
    ...(plan.postedSince !== null && without !== 'posted' ? [sql`posted_at >= ${instantOf(plan.postedSince)}`] : []),
    ...(plan.excluded.length > 0 ? [sql`job_id <> all(${sql.param([...plan.excluded])}::uuid[])`] : []),
  ]
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` and `)
}

const instantOf = (instant: number): SQL => sql`${new Date(instant).toISOString()}::timestamptz`

/** One parameter, whatever its length. */
const textArray = (texts: readonly string[]): SQL => sql`${sql.param([...texts])}::text[]`

export function filterQuery(plan: SearchPlan, without?: FacetName): string {
  const choices = choiceFacets
    .filter((name) => name !== without && plan.choices[name].length > 0)
    .map((name) => anyOf(plan.choices[name].map((value) => `${tagOf[name]}:${value}`)))
  const openTo = plan.openTo !== null && without !== 'openTo' ? [openToQuery(plan.openTo)] : []
  return [...plan.words.map((group) => groupQuery(group)), ...choices, ...openTo].join(' & ')
}

/** A job that is open to people of a country has one of these. */
export const openToLexemes = (country: string): string[] => ['any', ...placesOf(country)].map((place) => `_o:${place}`)

function openToQuery(country: string): string {
  const places = placesOf(country)
  const shut = anyOf(places.map((place) => `_x:${place}`))
  return `(('_o:any' & !${shut}) | ${anyOf(places.map((place) => `_o:${place}`))})`
}

const anyOf = (lexemes: readonly string[]): string => `(${lexemes.map(quote).join(' | ')})`

function groupQuery(group: WordGroup, weights = ''): string {
  const alternatives = group.map(
    (lexemes) => `(${lexemes.map((lexeme) => `${quote(lexeme)}${weights && `:${weights}`}`).join(' & ')})`,
  )
  return `(${alternatives.join(' | ')})`
}

const quote = (lexeme: string): string => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

type HitRow = { id: string; companyId: string; rank: number; posted: number }

async function selectHits(db: Db, plan: SearchPlan, where: SQL): Promise<SearchHits['hits']> {
  const { after } = plan
  const rank = await rankOf(db, plan, where)
  const ranked = sql`select job_id as id, company_id, ${rank} as rank, posted_at from job_search where ${where}`
  const place = sql`(rank, posted_at, id)`
  const { rows } = await db.execute<HitRow>(
    sql`select id, company_id as "companyId", rank::int as rank, (extract(epoch from posted_at) * 1000)::bigint as posted from (${ranked}) as ranked
        ${after ? sql`where ${place} < (${after.rank}, ${instantOf(after.postedAt)}, ${after.id}::uuid)` : sql``}
        order by rank desc, posted_at desc, id desc limit ${plan.limit + 1}`,
  )
  return rows.map(({ posted, ...row }) => ({ ...row, postedAt: posted }))
}

async function rankOf(db: Db, plan: SearchPlan, where: SQL): Promise<SQL> {
  if (plan.sort === 'newest') return sql`0`
  if (plan.sort === 'pay') return sql`coalesce(pay, 0)`
  const fit = readerFit(plan.reader, plan.now)
  const [reach, hours] = await Promise.all([
    worstByKey(db, where, 'reach', (key) => fit.reach(key)),
    worstByKey(db, where, 'hours', (key) => fit.hours(key).verdict),
  ])
  const scores = plan.words.map(
    (group) =>
      sql`1 + (doc @@ ${groupQuery(group, 'A')}::tsquery)::int + (doc @@ ${groupQuery(group, 'AB')}::tsquery)::int`,
  )
  const score = scores.length === 0 ? sql`0` : sql.join(scores, sql` + `)
  return sql`(3 - greatest(${reach}, ${hours})) * ${sql.raw(String(FIT_STEP))} + ${score}`
}

/** Keys by verdict, the best left out: those that are in no list. */
async function worstByKey(
  db: Db,
  where: SQL,
  column: 'reach' | 'hours',
  verdictOf: (key: string) => number,
): Promise<SQL> {
  const name = sql.identifier(column)
  const { rows } = await db.execute<{ key: string }>(sql`select distinct ${name} as key from job_search where ${where}`)
  const keys = Map.groupBy(
    rows.map(({ key }) => key),
    verdictOf,
  )
  const cases = [3, 2, 1].map(
    (verdict) => sql`when ${name} = any(${textArray(keys.get(verdict) ?? [])}) then ${sql.raw(String(verdict))}`,
  )
  return sql`case ${sql.join(cases, sql` `)} else 0 end`
}

const shapeFacets = ['workplace', 'contract', 'engagement', 'level', 'region', 'country', 'visa'] as const

/** The column whose texts are counted for a facet. */
const columnOf: Partial<Record<FacetName, SQL>> = {
  ...Object.fromEntries(shapeFacets.map((name) => [name, sql`shape`])),
  openTo: sql`reach`,
  overlap: sql`hours`,
  language: sql`languages`,
  company: sql`company_id::text`,
  // least() would take a missing pay for the highest.
  pay: sql`case when pay is not null then least(${sql.raw(String(PAY_BANDS - 1))}, pay / ${sql.raw(String(PAY_BAND))}) end::text`,
}

async function tally(db: Db, plan: SearchPlan, where: (without?: FacetName) => SQL): Promise<FacetTally> {
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

async function countBy(db: Db, key: SQL, where: SQL, from: SQL = sql`job_search`): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ key: string | null; count: number }>(
    sql`select ${key} as key, count(*)::int as count from ${from} where ${where} group by 1`,
  )
  return new Map(rows.map((row) => [row.key ?? '', row.count]))
}

export async function selectReachCounts(db: Db, plan: SearchPlan): Promise<Map<string, number>> {
  if (plan.words.some((group) => group.length === 0)) return new Map()
  const hours = plan.overlapMinutes === null ? null : await enoughHours(db, plan)
  return countBy(db, sql`reach`, conditions(plan, hours))
}

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
