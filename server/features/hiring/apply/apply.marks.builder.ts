import { sql } from 'drizzle-orm'
import { newId } from '#server/platform/db/columns.ts'
import type { MarkedRows } from '#server/test-marks.ts'

export const markedRows: MarkedRows = ({ person, company, job }) => [
  sql`insert into application_drafts (id, job_id, company_id, person_id, name, phone, cover_note, resume_text, answers,
        prefilled, intro, form_version, source, started_at, updated_at)
      values (${newId()}, ${job.id}, ${company.id}, ${person.id}, 'zq-draft', 'zq-phone', 'zq-cover', 'zq-resume',
        '{"x": "zq-draft-answer"}', '{"x": "zq-prefilled"}', '{"kind": "text", "text": "zq-intro"}', 1, 'direct', now(),
        now())`,
  sql`insert into apply_guests (person_id) values (${person.id})`,
]
