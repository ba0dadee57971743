import { sql } from 'drizzle-orm'
import { newId } from '#server/platform/db/columns.ts'
import type { MarkedRows } from '#server/test-marks.ts'

export const markedRows: MarkedRows = ({ person, idOf }) => [
  sql`insert into room_visits (id, interview_id, person_id, entered_at, seen_at)
      values (${newId()}, ${idOf('interview')}, ${person.id}, now(), now())`,
  sql`insert into room_messages (id, interview_id, person_id, text) values (${newId()}, ${idOf('interview')}, ${person.id}, 'zq-said')`,
  sql`insert into room_pads (interview_id, pad, state, changed_at) values (${idOf('interview')}, 'code', 'zq-pad'::bytea, now())`,
]
