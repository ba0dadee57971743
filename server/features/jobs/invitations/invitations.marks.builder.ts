import { sql } from 'drizzle-orm'
import { newId } from '#server/platform/db/columns.ts'
import type { MarkedRows } from '#server/test-marks.ts'

export const markedRows: MarkedRows = ({ person, job }) => [
  sql`insert into job_invitations (id, job_id, talent_id, message, expires_at, decline_note)
      values (${newId()}, ${job.id}, ${person.id}, 'zq-invited', now(), 'zq-declined')`,
]
