import { sql } from 'drizzle-orm'
import { newId } from '#server/platform/db/columns.ts'
import type { MarkedRows } from '#server/test-marks.ts'

export const markedRows: MarkedRows = ({ person }) => {
  const perkId = newId()
  return [
    sql`insert into perks (id, partner, title, about, url, code)
        values (${perkId}, 'A partner', 'A perk', '', 'https://perk.example', 'CODE')`,
    sql`insert into perk_claims (perk_id, person_id) values (${perkId}, ${person.id})`,
  ]
}
