import { sql } from 'drizzle-orm'
import { newId } from '#server/platform/db/columns.ts'
import type { MarkedRows } from '#server/test-marks.ts'

/** No free text: generated, or from a closed list. */
export const generatedColumns = [
  'credentials.kind',
  // The name of a skill and a level.
  'credentials.name',
]

export const markedRows: MarkedRows = ({ person }) => [
  sql`insert into credentials (id, person_id, kind, source_id, name, issued_at, status_place, token)
      values (${newId()}, ${person.id}, 'skill_test', ${newId()}, 'Git, level 4', now(), 100000, 'zq-signed')`,
]
