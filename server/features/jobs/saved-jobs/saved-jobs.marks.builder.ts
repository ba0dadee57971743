import { sql } from 'drizzle-orm'
import { newId } from '#server/platform/db/columns.ts'
import type { MarkedRows } from '#server/test-marks.ts'

export const markedRows: MarkedRows = ({ person, job }) => [
  sql`insert into saved_jobs (id, person_id, job_id, note) values (${newId()}, ${person.id}, ${job.id}, 'zq-note')`,
  sql`insert into hidden_items (id, person_id, job_id, reason) values (${newId()}, ${person.id}, ${job.id}, 'other')`,
  sql`insert into job_marks (person_id, job_id, views) values (${person.id}, ${job.id}, 1)`,
]
