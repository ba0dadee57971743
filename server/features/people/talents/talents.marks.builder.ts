import { sql } from 'drizzle-orm'
import type { MarkedRows } from '#server/test-marks.ts'

/** No free text: generated, or from a closed list. */
export const generatedColumns = [
  'talent_profiles.pay_floor_currency',
  'talent_work_countries.country',
  'talent_skills.skill',
]

export const markedRows: MarkedRows = ({ person }) => [
  sql`insert into talent_profiles (person_id, headline, updated_at) values (${person.id}, 'zq-headline', now())`,
]
