// Joins the tables of several features: searching everyone cannot call services one person at a time.

import { type SQL, sql } from 'drizzle-orm'
import { type Finder, findableBy } from '#server/features/people/preferences/findable-people.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { countryCodes } from '#shared/features/base/reference/country-list.ts'
import { MAX_COUNTED } from '#shared/features/jobs/people-search/people-search-limits.ts'
import type { ClaimedSkill, PayFloor } from '#shared/features/people/talents/talent-facts.ts'
import type { Seniority } from '#shared/features/people/talents/talent-words.ts'
import type { Id } from '#shared/kit/ids.ts'

/** Working hours that many people share. */
export type SharedDay = { timeZone: string; workFrom: number | null; workTo: number | null }
/** The highest minimum pay, in the smallest unit, that still matches. */
type TopFloor = Pick<PayFloor, 'currency' | 'period'> & { amount: number }

export type Wanted = {
  role: string | undefined
  /** Languages are skills, too. */
  skills: readonly ClaimedSkill[]
  country: string | undefined
  days: readonly SharedDay[] | undefined
  topFloors: readonly TopFloor[] | undefined
  availability: string | undefined
  listId: Id | undefined
}

export type PersonRow = {
  id: Id
  name: string
  headline: string
  seniority: Seniority | null
  country: string
  city: string | null
  timeZone: string | null
  workFrom: number | null
  workTo: number | null
  availability: 'active' | 'open'
  floorAmount: number | null
  floorCurrency: string | null
  floorPeriod: PayFloor['period'] | null
  skills: ClaimedSkill[]
  listIds: Id[]
  updatedAt: Date
}

/** Without a headline there is nothing to show yet. */
const searched = sql`talent_profiles profile
  join people person on person.id = profile.person_id
  left join person_preferences preference on preference.person_id = person.id`

const availability = sql`coalesce(preference.seeking, 'open')`

function matching(finder: Finder, wanted: Wanted): SQL {
  const { role, skills, country, days, topFloors, listId } = wanted
  const conditions = [findableBy(finder), sql`profile.headline is not null`]
  if (role) conditions.push(sql`lower(profile.headline) like ${`%${role.toLowerCase().replace(/[%_\\]/g, '\\$&')}%`}`)
  for (const { slug, level } of skills)
    conditions.push(sql`exists (select from talent_skills known
      where known.person_id = person.id and known.skill = ${slug} and known.level >= ${level})`)
  if (country) conditions.push(sql`person.country = ${country}`)
  if (wanted.availability) conditions.push(sql`${availability} = ${wanted.availability}`)
  if (days)
    conditions.push(sql`exists (
      select from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as day("timeZone" text, "workFrom" int, "workTo" int)
      where day."timeZone" = person.time_zone and day."workFrom" is not distinct from profile.work_from
        and day."workTo" is not distinct from profile.work_to)`)
  if (topFloors)
    conditions.push(sql`(preference.is_found_by_pay is not true or not exists (
      select from jsonb_to_recordset(${JSON.stringify(topFloors)}::jsonb) as top(currency text, period text, amount float8)
      where top.currency = profile.pay_floor_currency and top.period = profile.pay_floor_period
        and profile.pay_floor_amount > top.amount))`)
  if (listId)
    conditions.push(sql`exists (select from listed_people listed
      where listed.list_id = ${listId} and listed.person_id = person.id)`)
  return sql.join(conditions, sql` and `)
}

type Place = { at: Date; id: Id }

export async function selectPeople(
  db: Db,
  finder: Finder,
  { after, limit, ...wanted }: Wanted & { after: Place | undefined; limit: number },
): Promise<PersonRow[]> {
  const isAfter =
    after && sql`and (profile.updated_at, profile.person_id) < (${after.at.toISOString()}::timestamptz, ${after.id})`
  const sharedFloor = (column: SQL) => sql`case when preference.is_found_by_pay then ${column} end`
  const { rows } = await db.execute<Omit<PersonRow, 'updatedAt'> & { updatedAt: string }>(sql`
    select person.id, person.name, profile.headline, profile.seniority, person.country, person.city,
      person.time_zone as "timeZone", profile.work_from as "workFrom", profile.work_to as "workTo",
      ${availability} as availability,
      ${sharedFloor(sql`profile.pay_floor_amount::float8`)} as "floorAmount",
      ${sharedFloor(sql`profile.pay_floor_currency`)} as "floorCurrency",
      ${sharedFloor(sql`profile.pay_floor_period`)} as "floorPeriod",
      coalesce((select json_agg(json_build_object('slug', known.skill, 'level', known.level) order by known.position)
        from talent_skills known where known.person_id = person.id), '[]') as skills,
      array(select listed.list_id::text from listed_people listed join people_lists list on list.id = listed.list_id
        where listed.person_id = person.id and list.company_id = ${finder.companyId}) as "listIds",
      profile.updated_at as "updatedAt"
    from ${searched}
    where ${matching(finder, wanted)} ${isAfter}
    order by profile.updated_at desc, profile.person_id desc
    limit ${limit}`)
  return rows.map((row) => ({ ...row, updatedAt: new Date(row.updatedAt) }))
}

export async function countPeople(db: Db, finder: Finder, wanted: Wanted): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count
    from (select from ${searched} where ${matching(finder, wanted)} limit ${MAX_COUNTED}) as found`)
  return rows[0]?.count ?? 0
}

export const isFindable = async (db: Db, finder: Finder, personId: Id): Promise<boolean> => {
  const { rows } = await db.execute(
    sql`select from people person where person.id = ${personId} and ${findableBy(finder)}`,
  )
  return rows.length > 0
}

/** Everyone's distinct working hours, so that each is compared once. */
export async function selectDays(db: Db): Promise<SharedDay[]> {
  const { rows } = await db.execute<SharedDay>(sql`
    select distinct person.time_zone as "timeZone", profile.work_from as "workFrom", profile.work_to as "workTo"
    from talent_profiles profile join people person on person.id = profile.person_id
    where person.time_zone is not null and profile.headline is not null`)
  return rows
}

/** How many can be found in each group, of those that have any. Counting stops as for a search. */
async function countGroups(db: Db, finder: Finder, keys: readonly string[], isIn: SQL): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ key: string; count: number }>(sql`
    select groups.key, counted.count
    from jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb) groups(key),
      lateral (select count(*)::int as count from (
        select from ${searched} where ${isIn} and profile.headline is not null and ${findableBy(finder)}
        limit ${MAX_COUNTED}) found) counted
    where counted.count > 0
    order by 2 desc, 1`)
  return new Map(rows.map(({ key, count }) => [key, count]))
}

export const countByCountry = (db: Db, finder: Finder): Promise<Map<string, number>> =>
  countGroups(db, finder, countryCodes, sql`person.country = groups.key`)

export const countBySkill = (db: Db, finder: Finder, slugs: readonly string[]): Promise<Map<string, number>> =>
  countGroups(
    db,
    finder,
    slugs,
    sql`person.id in (select known.person_id from talent_skills known where known.skill = groups.key)`,
  )
