import { sql } from 'drizzle-orm'
import { newId } from '#server/platform/db/columns.ts'
import type { MarkedRows } from '#server/test-marks.ts'

/** No free text: generated, or from a closed list. */
export const generatedColumns = [
  'identity_checks.document_country',
  'identity_checks.reasons',
  'identity_photos.storage_key',
  'identity_photos.hints',
]

export const markedRows: MarkedRows = ({ person }) => {
  const checkId = newId()
  return [
    sql`insert into identity_checks (id, person_id, status, document_type, document_country, has_mrz, note, appeal_text,
          consented_at, updated_at)
        values (${checkId}, ${person.id}, 'rejected', 'passport', 'KE', true, 'zq-identity-note', 'zq-identity-appeal', now(), now())`,
    sql`insert into identity_photos (id, check_id, person_id, side, storage_key, width, height, hints, purged_at)
        values (${newId()}, ${checkId}, ${person.id}, 'front', 'identity/none', 1, 1, '{}', now())`,
    sql`insert into identity_looks (id, person_id, check_id, side, operator_id)
        values (${newId()}, ${person.id}, ${checkId}, 'front', ${newId()})`,
    sql`insert into identity_phone_links (id, check_id, person_id, token_hash, credential_kind, credential_id, expires_at)
        values (${newId()}, ${checkId}, ${person.id}, '\\x00', 'session', ${newId()}, now())`,
  ]
}
