import { sql } from 'drizzle-orm'
import { newId } from '#server/platform/db/columns.ts'
import type { MarkedRows } from '#server/test-marks.ts'

export const markedRows: MarkedRows = ({ person, company }) => [
  sql`insert into applicant_views (id, person_id, company_id, name, filters)
      values (${newId()}, ${person.id}, ${company.id}, 'zq-view', '{"search": "zq-searched"}')`,
]
