// Which sessions and tokens are still valid, for connections that stay open.

import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { CredentialLookup } from '#server/platform/realtime/grants/grant-checks.ts'
import { presentIdentity } from '../accounts.presenter.ts'
import { selectPerson } from '../accounts.queries.ts'
import { selectLiveSessions, selectLiveTokens } from './live-credentials.queries.ts'

export function createCredentialLookup(db: Db, clock: Clock): CredentialLookup {
  return {
    async alive(credentials) {
      const idsOf = (kind: 'session' | 'token') => credentials.filter((one) => one.kind === kind).map(({ id }) => id)
      const now = clock.now()
      const [sessions, tokens] = await Promise.all([
        selectLiveSessions(db, idsOf('session'), now),
        selectLiveTokens(db, idsOf('token'), now),
      ])
      return new Set([...sessions, ...tokens])
    },
    async identity(personId) {
      const person = await selectPerson(db, personId)
      return person && person.suspendedAt === null ? presentIdentity(person) : null
    },
  }
}
