import { sql } from 'drizzle-orm'
import { newId } from '#server/platform/db/columns.ts'
import type { MarkedRows } from '#server/test-marks.ts'

export const markedRows: MarkedRows = ({ person, job }) => {
  const runId = newId()
  return [
    sql`insert into recommendation_settings (person_id, is_on) values (${person.id}, true)`,
    sql`insert into recommendation_dismissals (person_id, job_id, reason, job, created_at)
        values (${person.id}, ${job.id}, 'other', '{"skillIds": ["zq-dismissed"]}', now())`,
    sql`insert into recommendation_runs (id, person_id, version, person, digest)
        values (${runId}, ${person.id}, 'zq-ranking', '{"seniority": "zq-seniority"}', 'zq-digest')`,
    sql`insert into recommendation_scores (run_id, job_id, place, score, worths, job)
        values (${runId}, ${job.id}, 1, 50, '{"pay": "zq-worth"}', '{"id": "zq-scored"}')`,
  ]
}
