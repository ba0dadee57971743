import { sql } from 'drizzle-orm'
import { newId } from '#server/platform/db/columns.ts'
import type { Mark, MarkedRows } from '#server/test-marks.ts'
import { sendDocument } from './elite.builder.ts'

/** No free text: generated, or from a closed list. */
export const generatedColumns = [
  'elite_documents.storage_key',
  'elite_signatures.chain_hash',
  'elite_agreements.code',
  'elite_agreements.sha256',
]

export const markedRows: MarkedRows = ({ person, idOf }) => {
  const formId = newId()
  return [
    sql`insert into elite_applications (id, person_id, status, reason, updated_at)
        values (${idOf('elite-application')}, ${person.id}, 'declined', 'zq-elite-reason', now())`,
    sql`insert into elite_forms (id, application_id, person_id, kind, status, data, note, updated_at)
        values (${formId}, ${idOf('elite-application')}, ${person.id}, 'join-elite', 'draft', '{"headline":"zq-elite-form"}', 'zq-elite-note', now())`,
    sql`insert into elite_form_versions (id, form_id, person_id, number, data)
        values (${newId()}, ${formId}, ${person.id}, 1, '{"headline":"zq-elite-version"}')`,
    sql`insert into elite_questions (id, application_id, person_id, status, question, answer, due_at)
        values (${newId()}, ${idOf('elite-application')}, ${person.id}, 'answered', 'zq-elite-question', 'zq-elite-answer', now())`,
    sql`insert into elite_signatures (id, application_id, person_id, version, name, method, drawing, ip_prefix, user_agent, chain_hash)
        values (${newId()}, ${idOf('elite-application')}, ${person.id}, 1, 'zq-elite-signer', 'drawn', 'zq-elite-drawing', 'zq-elite-network', 'zq-elite-browser', '')`,
  ]
}

export const mark: Mark = async ({ test, person }) => {
  await person.visitor.post('/talent/api/elite/application')
  await sendDocument(test, person, { kind: 'other', name: 'zq-elite-file' })
}
