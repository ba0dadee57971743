import { sql } from 'drizzle-orm'
import { newId } from '#server/platform/db/columns.ts'
import { FORMER_EMAIL, type Mark, type MarkedRows } from '#server/test-marks.ts'
import { openToken } from './accounts.service.ts'
import { issueProof } from './mailed-proofs.service.ts'
import { recordSecurityEvent } from './security-log.service.ts'

/** No free text: generated, or from a closed list. */
export const generatedColumns = [
  'people.password_hash',
  'people.country',
  'people.time_zone',
  'people.locale',
  'people.currency',
  'access_tokens.scopes',
]

export const markedRows: MarkedRows = ({ person }) => [
  sql`insert into consents (id, person_id, kind, version, action, user_agent, ip_prefix)
      values (${newId()}, ${person.id}, 'terms', 'zq-version', 'given', 'zq-consent-browser', 'zq-consent-network')`,
]

export const mark: Mark = async ({ test, person: { id, email } }) => {
  const { platform } = test
  const { db, clock } = platform
  await openToken(db, clock, { id, roles: [] }, 'zq-token')
  const origin = { userAgent: 'zq-other-browser', ipPrefix: 'zq-network' }
  await recordSecurityEvent(db, id, 'email_changed', origin, FORMER_EMAIL)
  await db.execute(sql`update sessions set ip_prefix = 'zq-session-network' where person_id = ${id}`)
  // Requested while signed out: only the address tells whose it is.
  await issueProof(db, platform, { kind: 'sign_in', email, personId: null, facts: { path: 'zq-path' } })
}
