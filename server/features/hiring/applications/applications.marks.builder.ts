import { sql } from 'drizzle-orm'
import { newId } from '#server/platform/db/columns.ts'
import type { MarkedRows } from '#server/test-marks.ts'

/** No free text: generated, or from a closed list. */
export const generatedColumns = [
  // A verdict and hours.
  'applications.match',
]

export const markedRows: MarkedRows = ({ person, company, job, idOf }) => [
  sql`insert into applications (id, job_id, company_id, talent_id, source, submitted_at, last_activity_at, first_due_at,
        sent, knocked_out, feedback, sent_rejections, withdraw_note)
      values (${idOf('application')}, ${job.id}, ${company.id}, ${person.id}, 'direct', now(), now(), now(), '{"name": "zq-sent"}', false,
        'zq-feedback', '[{"at":"2026-01-01T00:00:00.000Z","reason":"skills","feedback":"zq-told","saidNothing":false}]',
        'zq-withdrawn')`,
  sql`insert into outside_applications (id, person_id, company, role, url, status, notes, contacts)
      values (${newId()}, ${person.id}, 'zq-elsewhere', 'zq-role', 'https://zq-url', 'applied', 'zq-outside-note',
        '[{"name": "zq-contact", "how": "zq-how"}]')`,
]
