// What other areas may read about a person and do to one.

import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AppError, found } from '#server/platform/http/app-error.ts'
import type { Credential } from '#server/platform/http/context.ts'
import { eraseKnownPerson } from '#server/platform/personal-data/personal-rows.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Identity } from '#shared/access/identity.ts'
import type { Id } from '#shared/kit/ids.ts'
import { presentIdentity } from './accounts.presenter.ts'
import { type IdentityRow, selectClaimants, selectPerson, selectPersonByEmail } from './accounts.queries.ts'
import { lockAddress, lockAddresses } from './mailed-proofs.queries.ts'
import { hashPassword } from './passwords.service.ts'
import {
  deleteSessionsOf,
  deleteSignInTokensOf,
  lockUnverifiedDuplicates,
  markEmailVerified,
  markProofsUsed,
  type PersonPlace,
  selectEmailDomains,
  selectLastSeen,
  selectLastSeenOf,
  selectPlaces,
  updatePerson,
  updateUnverifiedEmail,
} from './people.queries.ts'

export type Person = IdentityRow

/** The verified owner of the address, else the newest unverified sign-up. */
export const findPersonByEmail = (db: Db, email: string): Promise<Person | null> => selectPersonByEmail(db, email)

/** The verified owner of the address, and the newest unverified sign-up. */
export async function findClaimants(db: Db, email: string): Promise<{ owner: Person | null; typist: Person | null }> {
  const claimants = await selectClaimants(db, email)
  return {
    owner: claimants.find(({ emailVerifiedAt }) => emailVerifiedAt !== null) ?? null,
    typist: claimants.find(({ emailVerifiedAt }) => emailVerifiedAt === null) ?? null,
  }
}

export const findIdentity = async (db: Db, personId: Id): Promise<Identity> =>
  presentIdentity(found(await selectPerson(db, personId)))

/** Where these people live. */
export const findPlaces = (db: Db, personIds: readonly Id[]): Promise<PersonPlace[]> =>
  personIds.length === 0 ? Promise.resolve([]) : selectPlaces(db, personIds)

/** Null when the person has no sessions left. */
export const findLastSeen = (db: Db, personId: Id): Promise<Date | null> => selectLastSeen(db, personId)

/** `findLastSeen` for many people; those without a session are left out. */
export async function findLastSeenOf(db: Db, personIds: readonly Id[]): Promise<Map<Id, Date>> {
  const rows = personIds.length === 0 ? [] : await selectLastSeenOf(db, personIds)
  return new Map(rows.flatMap(({ id, seenAt }) => (seenAt ? [[id, seenAt] as const] : [])))
}

/** The email domains of these people's verified addresses. */
export const findEmailDomains = async (db: Db, personIds: readonly Id[]): Promise<string[]> =>
  personIds.length === 0 ? [] : selectEmailDomains(db, personIds)

/** Makes this person the owner of the address and deletes all unverified sign-ups with it. */
export async function claimAddress(tx: Db, platform: Platform, person: { id: Id; email: string }): Promise<void> {
  await lockAddress(tx, person.email)
  await removeUnverifiedDuplicates(tx, platform, person)
  if (!(await markEmailVerified(tx, person, platform.clock.now()))) throw new AppError('status_changed_meanwhile')
}

async function removeUnverifiedDuplicates(tx: Db, platform: Platform, { id, email }: { id: Id; email: string }) {
  for (const duplicateId of await lockUnverifiedDuplicates(tx, email, id)) await removePerson(tx, platform, duplicateId)
}

/**
 * For unverified addresses only: changing a verified one takes a proof from both addresses. Emails to the old one become void.
 */
export async function changeUnverifiedAddress(
  tx: Db,
  clock: Clock,
  person: { id: Id; email: string },
  email: string,
): Promise<void> {
  // Wait for anyone who is verifying one of these addresses right now.
  await lockAddresses(tx, [person.email, email])
  if (!(await updateUnverifiedEmail(tx, person.id, email))) throw new AppError('status_changed_meanwhile')
  await markProofsUsed(tx, person.id, ['verify', 'sign_in', 'reset_password', 'apply'], clock.now())
}

/**
 * Whoever first signed up with an address may not be its owner. When it is verified from the mailbox instead of from that
 * session, the account is reset: no password, no earlier sessions.
 */
export async function takeOverUnverified(tx: Db, platform: Platform, person: { id: Id; email: string }): Promise<void> {
  await claimAddress(tx, platform, person)
  await updatePerson(tx, person.id, { passwordHash: null })
  await endSessions(tx, person.id, null)
}

/** Call this first in an address change: both requesting and completing it send email to both addresses. */
export const lockBothAddresses = async (tx: Db, personId: Id, newEmail: string): Promise<void> =>
  lockAddresses(tx, [(await findIdentity(tx, personId)).email, newEmail])

/** Call only after both addresses have confirmed the change. */
export async function changeVerifiedAddress(tx: Db, platform: Platform, personId: Id, email: string): Promise<void> {
  const now = platform.clock.now()
  await lockAddress(tx, email)
  await updatePerson(tx, personId, { email, emailVerifiedAt: now })
  await removeUnverifiedDuplicates(tx, platform, { id: personId, email })
  await markProofsUsed(tx, personId, ['sign_in', 'reset_password', 'confirm', 'apply'], now)
}

/**
 * For a sign-up with somebody else's address: its data and files are deleted. What belongs to the address alone, such as a queued
 * email, is kept for the owner.
 */
export const removePerson = (tx: Db, platform: Platform, personId: Id): Promise<void> =>
  eraseKnownPerson(tx, platform, { id: personId, addresses: [] })

/** Expensive on purpose: hash before opening the transaction that stores it. */
export const preparePassword = (password: string): Promise<string> => hashPassword(password)

/** Links and codes emailed before become invalid. */
export async function storePassword(tx: Db, clock: Clock, personId: Id, passwordHash: string): Promise<void> {
  await updatePerson(tx, personId, { passwordHash })
  await markProofsUsed(tx, personId, ['sign_in', 'reset_password', 'apply'], clock.now())
}

/** For an account that may be compromised: the next password is set by email. */
export async function removePassword(tx: Db, clock: Clock, personId: Id): Promise<void> {
  await updatePerson(tx, personId, { passwordHash: null })
  await markProofsUsed(tx, personId, ['sign_in', 'reset_password', 'confirm', 'apply'], clock.now())
}

/** Signs a person out everywhere except `current`. */
export async function endSessions(tx: Db, personId: Id, current: Credential): Promise<void> {
  await deleteSessionsOf(tx, personId, current?.kind === 'session' ? current.sessionId : null)
  await deleteSignInTokensOf(tx, personId, current?.kind === 'token' ? current.tokenId : null)
}
