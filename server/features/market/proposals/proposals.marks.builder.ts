import { sql } from 'drizzle-orm'
import { newId } from '#server/platform/db/columns.ts'
import type { MarkedRows } from '#server/test-marks.ts'

/** No free text: from a closed list. */
export const generatedColumns = ['proposals.currency']

export const markedRows: MarkedRows = ({ person }) => [
  sql`insert into proposals (id, seller_id, token_hash, title, scope, currency, price, tax, days, revisions, expires_at, updated_at)
      values (${newId()}, ${person.id}, ${Buffer.from('zq-token')}, 'zq-proposal-title', 'zq-proposal-scope in full', 'EUR', 100, 'none', 3, 0,
        now(), now())`,
]
