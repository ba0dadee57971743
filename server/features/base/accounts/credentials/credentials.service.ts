// What other areas may read about a person's sessions and tokens, and do to them.

import { randomBytes } from 'node:crypto'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Credential } from '#server/platform/http/context.ts'
import { hashSecret } from '#server/platform/session/session-key.ts'
import type { AccessTokenScope, CompanyTokenScope } from '#shared/access/token-scopes.ts'
import type { AccessTokenKind } from '#shared/features/base/accounts/account-kinds.ts'
import type { Id } from '#shared/kit/ids.ts'
import { endSessions } from '../people.service.ts'
import {
  countCompanyTokens,
  countPersonalTokens,
  deleteCompanyToken,
  deleteCompanyTokensOf,
  deleteSessionOf,
  deleteTokenOf,
  deleteTokensOf,
  insertToken,
  lockTokensOf,
  selectCompanyTokens,
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
export type ScriptToken = TokenRow

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

export type ScriptTokenKind = Exclude<AccessTokenKind, 'sign_in'>

/** The tokens a person created for scripts: their own, and those for companies. */
export const revokeScriptTokens = (tx: Db, personId: Id, kinds: readonly ScriptTokenKind[]): Promise<void> =>
  deleteTokensOf(tx, personId, kinds)

/** Ends all sessions and tokens, for an account that may be compromised. */
export async function revokeAllCredentials(tx: Db, personId: Id): Promise<void> {
  await endSessions(tx, personId, null)
  await revokeScriptTokens(tx, personId, ['personal', 'company'])
}

export async function recordFreshProof(db: Db, clock: Clock, credential: NonNullable<Credential>): Promise<void> {
  if (credential.kind === 'session') await updateSessionProof(db, credential.sessionId, clock.now())
  else await updateTokenProof(db, credential.tokenId, clock.now())
}

export const listPersonalTokens = (db: Db, personId: Id, now: Date): Promise<ScriptToken[]> =>
  selectTokensOf(db, personId, 'personal', now)

/** Those this person created, in any company. */
export const listOwnCompanyTokens = (db: Db, personId: Id, now: Date): Promise<ScriptToken[]> =>
  selectTokensOf(db, personId, 'company', now)

export const listCompanyTokens = (db: Db, companyId: Id, now: Date): Promise<ScriptToken[]> =>
  selectCompanyTokens(db, companyId, now)

type NewToken<Scope> = { name: string; scopes: readonly Scope[]; days: number; most: number }
type CreatedToken = { row: ScriptToken; token: string }

/** Null when the limit is reached. The token itself is only ever shown this once. */
export async function createPersonalToken(
  tx: Db,
  clock: Clock,
  personId: Id,
  given: NewToken<AccessTokenScope>,
): Promise<CreatedToken | null> {
  await lockTokensOf(tx, personId)
  if ((await countPersonalTokens(tx, personId, clock.now())) >= given.most) return null
  return createToken(tx, clock, { ...given, personId, kind: 'personal', companyId: null })
}

/** Like a personal token, but acts for a company with the rights its creator has there at the time of use. */
export async function createCompanyToken(
  tx: Db,
  clock: Clock,
  owner: { personId: Id; companyId: Id },
  given: NewToken<CompanyTokenScope>,
): Promise<CreatedToken | null> {
  await lockTokensOf(tx, owner.companyId)
  if ((await countCompanyTokens(tx, owner.companyId, clock.now())) >= given.most) return null
  return createToken(tx, clock, { ...given, ...owner, kind: 'company' })
}

type Ownership = { personId: Id; companyId: Id | null; kind: ScriptTokenKind }

async function createToken(
  tx: Db,
  clock: Clock,
  given: Ownership & Omit<NewToken<AccessTokenScope | CompanyTokenScope>, 'most'>,
): Promise<CreatedToken> {
  const now = clock.now()
  const secret = randomBytes(32).toString('base64url')
  const row = await insertToken(tx, {
    personId: given.personId,
    companyId: given.companyId,
    kind: given.kind,
    secretHash: hashSecret(secret),
    name: given.name,
    scopes: [...new Set(given.scopes)],
    createdAt: now,
    authenticatedAt: now,
    expiresAt: new Date(now.getTime() + given.days * 86_400_000),
  })
  return { row, token: `${row.id}|${secret}` }
}

export const revokePersonalToken = (db: Db, personId: Id, tokenId: Id): Promise<ScriptToken | null> =>
  deleteTokenOf(db, personId, tokenId, 'personal')

export const revokeCompanyToken = (db: Db, companyId: Id, tokenId: Id): Promise<ScriptToken | null> =>
  deleteCompanyToken(db, companyId, tokenId)

/** For a person who no longer works for the company. */
export const revokeCompanyTokensOf = (tx: Db, companyId: Id, personId: Id): Promise<void> =>
  deleteCompanyTokensOf(tx, companyId, personId)
