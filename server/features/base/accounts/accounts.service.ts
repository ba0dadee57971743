// People and their credentials: sessions and tokens.

import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db/database.ts'
import { found } from '#server/platform/http/app-error.ts'
import type { Credential } from '#server/platform/http/context.ts'
import type { PeopleLookup } from '#server/platform/session/authentication.ts'
import { hashSecret, newSessionKey } from '#server/platform/session/session-key.ts'
import type { Identity, Role } from '#shared/access/identity.ts'
import { SESSION_DAYS } from '#shared/kit/cookies.ts'
import { type Id, id as idSchema } from '#shared/kit/ids.ts'
import { presentIdentity } from './accounts.presenter.ts'
import {
  type ColleagueRow,
  type ContactRow,
  deleteExpired,
  deleteRole,
  deleteSession,
  deleteToken,
  insertPerson,
  insertRole,
  insertSession,
  insertToken,
  type PersonRow,
  prepareSessionLookup,
  selectColleagues,
  selectContacts,
  selectPerson,
  selectPersonForUpdate,
  selectTalentsNamed,
  selectToken,
  selectUnverifiedDuplicates,
  selectVerifiedNames,
  updateDeletionAt,
  updateSessionSeen,
  updateTokenUsed,
} from './accounts.queries.ts'
import { deleteExpiredProofs } from './mailed-proofs.queries.ts'
import { hashPassword } from './passwords.service.ts'
import { updatePerson } from './people.queries.ts'
import type { Origin } from './security-log.service.ts'

const SESSION_MS = SESSION_DAYS * 86_400_000
/** Short, because operators have wide permissions. */
const OPERATOR_SESSION_MS = 12 * 3_600_000
/** "Last seen" needs no finer resolution, and a write per request would cost more than the request. */
const SEEN_RESOLUTION_MS = 5 * 60_000

const lifetimeOf = (roles: readonly Role[]): number => (roles.includes('operator') ? OPERATOR_SESSION_MS : SESSION_MS)

/** Sessions slide thirty days with each visit; the twelve hours of operators are absolute. */
const extendedExpiry = (roles: readonly Role[], expiresAt: Date, now: Date): Date =>
  roles.includes('operator') ? expiresAt : new Date(now.getTime() + SESSION_MS)

/** Always a new key, so that a key planted before sign-in is worthless (session fixation). */
export async function openSession(
  db: Db,
  clock: Clock,
  person: { id: Id; roles: readonly Role[] },
  device: Origin & { isRemembered: boolean },
): Promise<string> {
  const key = newSessionKey()
  const now = clock.now()
  await insertSession(db, {
    keyHash: hashSecret(key),
    personId: person.id,
    userAgent: device.userAgent,
    ipPrefix: device.ipPrefix,
    isRemembered: device.isRemembered,
    lastSeenAt: now,
    authenticatedAt: now,
    expiresAt: new Date(now.getTime() + lifetimeOf(person.roles)),
  })
  return key
}

/** Sent as `<id>|<secret>`; only a hash of the secret is stored. */
export async function openToken(
  db: Db,
  clock: Clock,
  person: { id: Id; roles: readonly Role[] },
  name: string,
): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  const now = clock.now()
  const tokenId = await insertToken(db, {
    personId: person.id,
    secretHash: hashSecret(secret),
    name: name.slice(0, 300),
    kind: 'sign_in',
    scopes: ['read', 'write'],
    authenticatedAt: now,
    expiresAt: new Date(now.getTime() + lifetimeOf(person.roles)),
  })
  return `${tokenId}|${secret}`
}

export async function closeCredential(db: Db, credential: Credential): Promise<void> {
  if (credential?.kind === 'session') await deleteSession(db, credential.sessionId)
  if (credential?.kind === 'token') await deleteToken(db, credential.tokenId)
}

/** Runs on every request. */
export function createPeopleLookup(db: Db, clock: Clock): PeopleLookup {
  const findSession = prepareSessionLookup(db)
  return {
    async bySession(keyHash) {
      const now = clock.now()
      const row = await findSession(keyHash, now)
      if (!row) return null
      const isSeenDue = now.getTime() - row.session.lastSeenAt.getTime() > SEEN_RESOLUTION_MS
      const expiresAt = extendedExpiry(row.identity.roles, row.session.expiresAt, now)
      if (isSeenDue) await updateSessionSeen(db, row.session.id, { lastSeenAt: now, expiresAt })
      const { id: sessionId, authenticatedAt, isRemembered } = row.session
      return {
        identity: presentIdentity(row.identity),
        credential: { kind: 'session', sessionId, authenticatedAt },
        isCookieDue: isSeenDue && isRemembered && !row.identity.roles.includes('operator'),
      }
    },
    async byToken(given) {
      if (!idSchema.safeParse(given.id).success) return null
      const now = clock.now()
      const row = await selectToken(db, given.id, now)
      if (!row || !timingSafeEqual(row.token.secretHash, given.secretHash)) return null
      const usedAt = row.token.lastUsedAt?.getTime() ?? 0
      const { id: tokenId, authenticatedAt, kind, scopes, companyId } = row.token
      // Sign-in tokens are extended with use; tokens for scripts expire on the day their owner chose.
      const expiresAt =
        kind === 'sign_in' ? extendedExpiry(row.identity.roles, row.token.expiresAt, now) : row.token.expiresAt
      if (now.getTime() - usedAt > SEEN_RESOLUTION_MS)
        await updateTokenUsed(db, tokenId, { lastUsedAt: now, expiresAt })
      return {
        identity: presentIdentity(row.identity),
        credential: { kind: 'token', tokenId, authenticatedAt, isPersonal: kind === 'personal', companyId, scopes },
      }
    },
  }
}

export type NewPerson = {
  name: string
  calledName: string
  email: string
  /** Null when this person has no password to sign in with. */
  password?: string
  country?: string
  city?: string
  timeZone?: string
  locale?: string
  /** Chosen on this device before the account existed. */
  theme?: PersonRow['theme'] | undefined
  roles: readonly Role[]
  emailVerifiedAt?: Date
}

export async function createPerson(db: Db, person: NewPerson): Promise<Id> {
  const { password, roles, ...facts } = person
  const row = await insertPerson(db, {
    ...facts,
    passwordHash: password === undefined ? null : await hashPassword(password),
  })
  for (const role of roles) await grantRole(db, row.id, role)
  return row.id
}

export const grantRole = (db: Db, personId: Id, role: Role): Promise<void> => insertRole(db, personId, role)

export const revokeRole = (db: Db, personId: Id, role: Role): Promise<void> => deleteRole(db, personId, role)

export const findPerson = async (db: Db, personId: Id) => found(await selectPerson(db, personId))

export const findUnverifiedDuplicates = (tx: Db, personId: Id): Promise<Id[]> =>
  selectUnverifiedDuplicates(tx, personId)

/** The scheduled deletion date, or null to cancel it. */
export const setDeletionAt = (tx: Db, personId: Id, deletionAt: Date | null): Promise<void> =>
  updateDeletionAt(tx, personId, deletionAt)

export const presentPerson = async (db: Db, personId: Id): Promise<Identity> =>
  presentIdentity(await findPerson(db, personId))

export async function findVerifiedNames(db: Db, personIds: readonly Id[]): Promise<Map<Id, string>> {
  if (personIds.length === 0) return new Map()
  return new Map((await selectVerifiedNames(db, personIds)).map(({ id, name }) => [id, name]))
}

/** People as seen by those they talk to. */
export async function findContacts(db: Db, personIds: readonly Id[]): Promise<Map<Id, ContactRow>> {
  if (personIds.length === 0) return new Map()
  return new Map((await selectContacts(db, personIds)).map((row) => [row.id, row]))
}

/** People as seen by those who work for the same company. */
export async function findColleagues(db: Db, personIds: readonly Id[]): Promise<Map<Id, ColleagueRow>> {
  if (personIds.length === 0) return new Map()
  return new Map((await selectColleagues(db, personIds)).map((row) => [row.id, row]))
}

type NameQuery = { name: string; among: readonly Id[] | null; limit: number }

/** Talents by part of their name, optionally limited to `among`; '' matches everyone. */
export const findTalentsNamed = async (db: Db, { name, among, limit }: NameQuery): Promise<ContactRow[]> =>
  among?.length === 0 ? [] : selectTalentsNamed(db, { letters: name.trim().toLowerCase(), among, limit })

/** What people say about themselves. Ways in are changed by the features that own them. */
type ProfileField =
  | 'name'
  | 'calledName'
  | 'country'
  | 'city'
  | 'timeZone'
  | 'locale'
  | 'currency'
  | 'theme'
  | 'density'
  | 'timeFormat'
  | 'onboardedAt'
/** Omitted fields stay unchanged. */
export type PersonFacts = { [K in ProfileField]?: PersonRow[K] | undefined }

export const changePerson = (db: Db, personId: Id, facts: PersonFacts): Promise<void> =>
  updatePerson(db, personId, facts)

/** Row lock until the transaction ends, for data that is replaced as a whole. False when the person no longer exists. */
export const lockPerson = (db: Db, personId: Id): Promise<boolean> => selectPersonForUpdate(db, personId)

export const hasPassword = async (db: Db, personId: Id): Promise<boolean> =>
  (await findPerson(db, personId)).passwordHash !== null

export async function deleteExpiredCredentials(db: Db, now: Date): Promise<void> {
  await deleteExpired(db, now)
  await deleteExpiredProofs(db, new Date(now.getTime() - 86_400_000))
}
