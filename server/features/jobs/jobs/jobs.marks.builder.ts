import { sql } from 'drizzle-orm'
import type { MarkedRows } from '#server/test-marks.ts'

export const markedRows: MarkedRows = ({ person, job }) => [
  sql`insert into job_readers (person_id, job_id) values (${person.id}, ${job.id})`,
]
