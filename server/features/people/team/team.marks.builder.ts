import { sql } from 'drizzle-orm'
import { newId } from '#server/platform/db/columns.ts'
import type { MarkedRows } from '#server/test-marks.ts'

export const markedRows: MarkedRows = ({ person, company }) => [
  // Invited by address, before anybody knew whose it is.
  sql`insert into company_invitations (id, company_id, email, role, secret_hash, expires_at)
      values (${newId()}, ${company.id}, ${person.email}, 'recruiter', '', now())`,
]
