// Reads the tables of several features in one statement: a count over everyone cannot go through services one person at a time.

import { sql } from 'drizzle-orm'
import { type Finder, findableBy } from '#server/features/people/preferences/findable-people.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { PayFloor } from '#shared/features/people/talents/talent-facts.ts'

type CountedJob = { key: string; skills: readonly { skill: string; level: number }[] }

/** People with the required skills, grouped by every attribute the other rules check. */
export type AlikePeople = {
  key: string
  country: string
  timeZone: string | null
  workFrom: number | null
  workTo: number | null
  floorAmount: number | null
  floorCurrency: string | null
  floorPeriod: PayFloor['period'] | null
  workCountries: string[] | null
  people: number
}

export async function countAlike(db: Db, jobs: readonly CountedJob[], who: Finder): Promise<AlikePeople[]> {
  const { rows } = await db.execute<AlikePeople>(sql`
    select wanted.key, person.country, person.time_zone as "timeZone",
      profile.work_from as "workFrom", profile.work_to as "workTo",
      profile.pay_floor_amount::float8 as "floorAmount", profile.pay_floor_currency as "floorCurrency",
      profile.pay_floor_period as "floorPeriod", permits.countries as "workCountries", count(*)::int as people
    from jsonb_to_recordset(${JSON.stringify(jobs)}::jsonb) as wanted(key text, skills jsonb)
    cross join people person
    left join talent_profiles profile on profile.person_id = person.id
    left join lateral (
      select array_agg(permit.country order by permit.country) as countries
      from talent_work_countries permit where permit.person_id = person.id
    ) permits on true
    where ${findableBy(who)}
      and not exists (select from jsonb_to_recordset(wanted.skills) as must(skill text, level int)
        where not exists (select from talent_skills known
          where known.person_id = person.id and known.skill = must.skill and known.level >= must.level))
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9`)
  return rows
}
