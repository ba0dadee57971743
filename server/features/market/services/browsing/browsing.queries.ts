import { and, asc, count, desc, inArray, like, lte, type SQL, sql } from 'drizzle-orm'
import { isVerifiedPerson } from '#server/features/people/identity/verified-people.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { statusIn } from '#server/platform/db/status-in.ts'
import { foldText } from '#shared/features/base/reference/fold-text.ts'
import { isReachable, unreachableCountries } from '#shared/features/jobs/jobs/fit/platform-reach.ts'
import { priceSteps, type ServiceCategory, type ServiceSort } from '#shared/features/market/services/service-kinds.ts'
import { isLiveService } from '#shared/features/market/services/service-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { isSellerActive, type ServiceRow } from '../services.queries.ts'
import { services } from '../services.tables.ts'

export type ServiceFilters = {
  text?: string | undefined
  /** Empty means all categories. */
  category: readonly ServiceCategory[]
  /** Only sellers who can be paid from there. */
  payFrom?: { country: string | null } | undefined
  /** Only sellers whose identity has been checked and still counts then. */
  checkedAt?: Date | undefined
  maxEuro: number | null
  within?: number | undefined
  /** Only sellers who work at one of these times. */
  schedules?: readonly Schedule[] | undefined
}

/** A working day: minutes after midnight in a time zone. */
export type Schedule = { zone: string; from: number; to: number }

type PageQuery = ServiceFilters & { sort: ServiceSort; cursor?: Id | undefined; limit: number }

const containing = (word: string) => `%${foldText(word).replace(/[\\%_]/g, '\\$&')}%`

const worksAt = (schedules: readonly Schedule[]): SQL => sql`exists (
  select from people seller join talent_profiles day on day.person_id = seller.id
  where seller.id = ${services.personId} and (seller.time_zone, day.work_from, day.work_to) in (
    select zone, "from", "to" from jsonb_to_recordset(${JSON.stringify(schedules)}::jsonb)
      as chosen(zone text, "from" int, "to" int)))`

/** Nobody, if the buyer's country is not known. */
function isPayableFrom({ country }: { country: string | null }): SQL {
  if (country === null || !isReachable(country)) return sql`false`
  return sql`exists (select from people seller
    where seller.id = ${services.personId} and seller.country <> all(${sql.param([...unreachableCountries])}::text[]))`
}

/** When the sellers of live services work, each time once: far fewer than there are sellers. */
export async function selectSchedules(db: Db): Promise<Schedule[]> {
  const { rows } = await db.execute<Schedule>(sql`
    select distinct seller.time_zone as zone, day.work_from as "from", day.work_to as "to"
    from ${services} join people seller on seller.id = ${services.personId}
      join talent_profiles day on day.person_id = seller.id
    where ${statusIn(services.status, isLiveService)} and seller.time_zone is not null and day.work_from is not null`)
  return rows
}

/** Every word has to be there, in any order. */
const matches = (filters: ServiceFilters): SQL | undefined => {
  const { text, payFrom, checkedAt, category, maxEuro, within, schedules } = filters
  return and(
    statusIn(services.status, isLiveService),
    isSellerActive,
    ...(text ?? '')
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => like(services.searchText, containing(word))),
    payFrom === undefined ? undefined : isPayableFrom(payFrom),
    checkedAt === undefined ? undefined : isVerifiedPerson(services.personId, checkedAt),
    category.length > 0 ? inArray(services.category, [...category]) : undefined,
    maxEuro === null ? undefined : lte(services.fromEuro, maxEuro),
    within === undefined ? undefined : lte(services.fastestDays, within),
    schedules === undefined ? undefined : worksAt(schedules),
  )
}

const columns = { newest: null, price: services.fromEuro, fastest: services.fastestDays }

export function selectServices(db: Db, { sort, cursor, limit, ...filters }: PageQuery): Promise<ServiceRow[]> {
  const column = columns[sort]
  const after =
    cursor === undefined
      ? undefined
      : column === null
        ? sql`${services.id} < ${cursor}`
        : sql`(${column}, ${services.id}) > (select ${sql.identifier(column.name)}, id from services where id = ${cursor})`
  return db
    .select()
    .from(services)
    .where(and(matches(filters), after))
    .orderBy(...(column === null ? [desc(services.id)] : [asc(column), asc(services.id)]))
    .limit(limit + 1)
}

/** By category, without the filter for one: the reader sees what the others would give. */
export const countServices = (
  db: Db,
  filters: Omit<ServiceFilters, 'category'>,
): Promise<{ category: ServiceCategory; count: number }[]> =>
  db
    .select({ category: services.category, count: count() })
    .from(services)
    .where(matches({ ...filters, category: [] }))
    .groupBy(services.category)

/** The price histogram: services per price step, ignoring the price filter. */
export function countByPrice(
  db: Db,
  filters: Omit<ServiceFilters, 'maxEuro'>,
): Promise<{ step: number; count: number }[]> {
  const step = sql<number>`(select count(*) from unnest(${sql.param([...priceSteps])}::float8[]) step where step < ${services.fromEuro})`
  return db
    .select({ step: step.mapWith(Number), count: count() })
    .from(services)
    .where(matches({ ...filters, maxEuro: null }))
    .groupBy(sql`1`)
}

export const countMatching = (db: Db, filters: ServiceFilters): Promise<number> => db.$count(services, matches(filters))
