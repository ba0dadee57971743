import { sql } from 'drizzle-orm'
import { newId } from '#server/platform/db/columns.ts'
import type { MarkedRows } from '#server/test-marks.ts'

/** No free text: generated, or from a closed list. */
export const generatedColumns = ['assessments.skill', 'assessments.topics']

export const markedRows: MarkedRows = ({ person, company, idOf }) => [
  sql`insert into assessments (id, company_id, test_id, person_id, email, secret_hash, code_hash, message, release, expires_at, note, appeal, appeal_reply)
      values (${newId()}, ${company.id}, ${idOf('test')}, ${person.id}, 'zq-invited-address', ${newId()}::text::bytea, 'zq', 'zq-test-message',
        'score', now(), 'zq-marked-again', 'zq-appealed', 'zq-appeal-answered')`,
]
