import { sql } from 'drizzle-orm'
import { newId } from '#server/platform/db/columns.ts'
import type { MarkedRows } from '#server/test-marks.ts'

/** No free text: generated, or from a closed list. */
export const generatedColumns = [
  'skill_results.skill',
  // Topics of the test and points.
  'skill_results.topics',
]

export const markedRows: MarkedRows = ({ person }) => [
  sql`insert into skill_results (id, person_id, skill, taken_at, percent, passed, level, topics)
      values (${newId()}, ${person.id}, 'git', now(), 80, true, 4, '[]')`,
]
