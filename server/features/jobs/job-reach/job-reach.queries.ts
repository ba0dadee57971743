// Reads the tables of several features in one statement: a count over everyone cannot go through services one person at a time.

import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import type { PayFloor } from '#shared/features/people/talents/talent-facts.ts'
import type { Id } from '#shared/kit/ids.ts'

type CountedJob = { key: string; skills: readonly { skill: string; level: number }[] }
/** Who counts: never people who have hidden from this company, blocked the viewer or work there. */
type Counting = { companyId: Id; viewerId: Id; domains: readonly string[] }

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

export async function countAlike(db: Db, jobs: readonly CountedJob[], who: Counting): Promise<AlikePeople[]> {
  const { rows } = await db.execute<AlikePeople>(sql`
    select wanted.key, person.country, person.time_zone as "timeZone",
      profile.work_from as "workFrom", profile.work_to as "workTo",
      profile.pay_floor_amount::float8 as "floorAmount", profile.pay_floor_currency as "floorCurrency",
      profile.pay_floor_period as "floorPeriod", permits.countries as "workCountries", count(*)::int as people
    from jsonb_to_recordset(${JSON.stringify(jobs)}::jsonb) as wanted(key text, skills jsonb)
    join people person on person.email_verified_at is not null and person.suspended_at is null
      and person.deletion_at is null and person.country is not null
    join person_roles role on role.person_id = person.id and role.role = 'talent'
    left join talent_profiles profile on profile.person_id = person.id
    left join person_preferences preference on preference.person_id = person.id
    left join lateral (
      select array_agg(permit.country order by permit.country) as countries
      from talent_work_countries permit where permit.person_id = person.id
    ) permits on true
    where coalesce(preference.seeking, 'open') <> 'not_looking'
      and not exists (select from hidden_companies hidden
        where hidden.person_id = person.id and hidden.company_id = ${who.companyId})
      and not exists (select from hidden_domains hidden
        where hidden.person_id = person.id and hidden.domain in (select jsonb_array_elements_text(${JSON.stringify(who.domains)}::jsonb)))
      and not exists (select from blocked_people blocked
        where (blocked.person_id = person.id and blocked.blocked_id = ${who.viewerId})
          or (blocked.person_id = ${who.viewerId} and blocked.blocked_id = person.id))
      and not exists (select from company_members member
        where member.person_id = person.id and member.company_id = ${who.companyId})
      and not exists (select from jsonb_to_recordset(wanted.skills) as must(skill text, level int)
        where not exists (select from talent_skills known
          where known.person_id = person.id and known.skill = must.skill and known.level >= must.level))
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9`)
  return rows
}
