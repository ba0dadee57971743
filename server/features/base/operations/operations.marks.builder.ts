import { sql } from 'drizzle-orm'
import { newId } from '#server/platform/db/columns.ts'
import type { MarkedRows } from '#server/test-marks.ts'

/** No free text: generated, or from a closed list. */
export const generatedColumns = [
  'case_claims.queue',
  'case_proposals.queue',
  'case_proposals.choice',
  'case_decisions.queue',
  'case_decisions.choice',
  'case_decisions.version',
]

export const markedRows: MarkedRows = ({ person, company }) => [
  sql`insert into case_proposals (queue, case_id, operator_id, choice, reason)
      values ('companies', ${company.id}, ${person.id}, 'reject', 'zq-proposal')`,
  sql`insert into case_decisions (id, queue, case_id, operator_id, choice, reason, version, due_at)
      values (${newId()}, 'companies', ${company.id}, ${person.id}, 'reject', 'zq-decision', '', now())`,
]
