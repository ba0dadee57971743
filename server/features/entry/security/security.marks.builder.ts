import { sql } from 'drizzle-orm'
import type { MarkedRows } from '#server/test-marks.ts'

export const markedRows: MarkedRows = ({ person }) => [
  sql`insert into email_changes (person_id, new_email, asked_at, sent_at, expires_at)
      values (${person.id}, 'zq-next@people.example', now(), now(), now())`,
]
