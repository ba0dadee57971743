import { sql } from 'drizzle-orm'
import { newId } from '#server/platform/db/columns.ts'
import type { MarkedRows } from '#server/test-marks.ts'

/** No free text: generated, or from a closed list. */
export const generatedColumns = ['passkeys.transports', 'passkey_challenges.challenge']

export const markedRows: MarkedRows = ({ person }) => [
  sql`insert into passkeys (id, person_id, name, credential_id, public_key, counter, transports, is_backed_up)
      values (${newId()}, ${person.id}, 'zq-passkey', 'zq-credential', '', 0, '{}', false)`,
]
