import { sql } from 'drizzle-orm'
import { newId } from '#server/platform/db/columns.ts'
import type { MarkedRows } from '#server/test-marks.ts'

export const markedRows: MarkedRows = ({ person }) => {
  const sourceId = newId()
  return [
    sql`insert into sources (id, link_id, kind, name, message, sharing, starts_at)
        values (${sourceId}, 'link', 'partner', 'A partner', '', 'count', now())`,
    sql`insert into attributions (id, person_id, source_id, path, last_at)
        values (${newId()}, ${person.id}, ${sourceId}, '/zq-came-by', now())`,
  ]
}
