import { sql } from 'drizzle-orm'
import { newId } from '#server/platform/db/columns.ts'
import type { MarkedRows } from '#server/test-marks.ts'

export const markedRows: MarkedRows = ({ person, job }) => [
  sql`insert into job_reports (id, job_id, reporter_id, reason, text)
      values (${newId()}, ${job.id}, ${person.id}, 'other', 'zq-reported')`,
]
