import { sql } from 'drizzle-orm'
import { newId } from '#server/platform/db/columns.ts'
import type { MarkedRows } from '#server/test-marks.ts'

export const markedRows: MarkedRows = ({ person, job }) => {
  const searchId = newId()
  return [
    sql`insert into saved_searches (id, person_id, name, search, alert, anchors, doc_query, open_to)
        values (${searchId}, ${person.id}, 'zq-search-name', 'text=zq-searched', 'off', '{zq-anchor}', 'zq'::tsquery, 'zq-open')`,
    sql`insert into saved_search_matches (search_id, job_id, found_at) values (${searchId}, ${job.id}, now())`,
  ]
}
