// What other areas may read about a person's sessions and tokens, and do to them.

import { randomBytes } from 'node:crypto'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Credential } from '#server/platform/http/context.ts'
import { hashSecret } from '#server/platform/session/session-key.ts'
import type { AccessTokenScope } from '#shared/access/token-scopes.ts'
import type { Id } from '#shared/kit/ids.ts'
import { endSessions } from '../people.service.ts'
import {
  countPersonalTokens,
  deletePersonalTokensOf,
  deleteSessionOf,
  deleteTokenOf,
  insertPersonalToken,
  lockTokensOf,
  selectSessionsOf,
  selectTokensOf,
  type TokenRow,
  updateSessionProof,
  updateTokenProof,
} from './credentials.queries.ts'

/** A browser in which a person is signed in, whether by session or, in token mode, by token. */
export type SignedInDevice = {
  id: Id
  userAgent: string
  ipPrefix: string | null
  createdAt: Date
  lastSeenAt: Date
}
export type PersonalToken = TokenRow

export async function listSignedInDevices(db: Db, personId: Id, now: Date): Promise<SignedInDevice[]> {
  const [sessions, tokens] = [
    await selectSessionsOf(db, personId, now),
    await selectTokensOf(db, personId, 'sign_in', now),
  ]
  const fromTokens = tokens.map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    // Tokens of our own pages are named after the browser they were issued to.
    userAgent: name,
    ipPrefix: null,
    createdAt,
    lastSeenAt: lastUsedAt ?? createdAt,
  }))
  return [...sessions, ...fromTokens].toSorted((a, b) => b.lastSeenAt.getTime() - a.lastSeenAt.getTime())
}

/** Returns the user agent of the device that was signed out, or null when this person has no such device. */
export async function signOutDevice(db: Db, personId: Id, deviceId: Id): Promise<string | null> {
  const session = await deleteSessionOf(db, personId, deviceId)
  if (session) return session.userAgent
  return (await deleteTokenOf(db, personId, deviceId, 'sign_in'))?.name ?? null
}

export const revokePersonalTokens = (tx: Db, personId: Id): Promise<void> => deletePersonalTokensOf(tx, personId)

/** Ends all sessions and tokens, for an account that may be compromised. */
export async function revokeAllCredentials(tx: Db, personId: Id): Promise<void> {
  await endSessions(tx, personId, null)
  await revokePersonalTokens(tx, personId)
}

export async function recordFreshProof(db: Db, clock: Clock, credential: NonNullable<Credential>): Promise<void> {
  if (credential.kind === 'session') await updateSessionProof(db, credential.sessionId, clock.now())
  else await updateTokenProof(db, credential.tokenId, clock.now())
}

export const listPersonalTokens = (db: Db, personId: Id, now: Date): Promise<PersonalToken[]> =>
  selectTokensOf(db, personId, 'personal', now)

/** Null when the limit is reached. The token itself is only ever shown this once. */
export async function createPersonalToken(
  tx: Db,
  clock: Clock,
  personId: Id,
  given: { name: string; scopes: AccessTokenScope[]; days: number; most: number },
): Promise<{ row: PersonalToken; token: string } | null> {
  const now = clock.now()
  await lockTokensOf(tx, personId)
  if ((await countPersonalTokens(tx, personId, now)) >= given.most) return null
  const secret = randomBytes(32).toString('base64url')
  const row = await insertPersonalToken(tx, {
    personId,
    secretHash: hashSecret(secret),
    name: given.name,
    kind: 'personal',
    scopes: given.scopes,
    createdAt: now,
    authenticatedAt: now,
    expiresAt: new Date(now.getTime() + given.days * 86_400_000),
  })
  return { row, token: `${row.id}|${secret}` }
}

export const revokePersonalToken = (db: Db, personId: Id, tokenId: Id): Promise<PersonalToken | null> =>
  deleteTokenOf(db, personId, tokenId, 'personal')
