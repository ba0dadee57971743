// What other areas may ask of a person and do to one.

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
  lockUnprovenNamesakes,
  markProofsUsed,
  type PersonPlace,
  selectEmailDomains,
  selectLastSeen,
  selectLastSeenOf,
  selectPlaces,
  updateEmailProven,
  updatePerson,
  updateUnprovenEmail,
} from './people.queries.ts'

export type Person = IdentityRow

/** Whoever proved the address, else the newest who typed it. */
export const findPersonByEmail = (db: Db, email: string): Promise<Person | null> => selectPersonByEmail(db, email)

/** Who proved the address, and the newest who only typed it. */
export async function findClaimants(db: Db, email: string): Promise<{ owner: Person | null; typist: Person | null }> {
  const claimants = await selectClaimants(db, email)
  return {
    owner: claimants.find(({ emailVerifiedAt }) => emailVerifiedAt !== null) ?? null,
    typist: claimants.find(({ emailVerifiedAt }) => emailVerifiedAt === null) ?? null,
  }
}

export const findIdentity = async (db: Db, personId: Id): Promise<Identity> =>
  presentIdentity(found(await selectPerson(db, personId)))

/** Where these people live, for a whole list at once. */
export const findPlaces = (db: Db, personIds: readonly Id[]): Promise<PersonPlace[]> =>
  personIds.length === 0 ? Promise.resolve([]) : selectPlaces(db, personIds)

/** When a person was last here; null when no session of theirs is left. */
export const findLastSeen = (db: Db, personId: Id): Promise<Date | null> => selectLastSeen(db, personId)

/** The same for a whole list at once; who has no session is left out. */
export async function findLastSeenOf(db: Db, personIds: readonly Id[]): Promise<Map<Id, Date>> {
  const rows = personIds.length === 0 ? [] : await selectLastSeenOf(db, personIds)
  return new Map(rows.flatMap(({ id, seenAt }) => (seenAt ? [[id, seenAt] as const] : [])))
}

/** Where these people have their proven addresses. */
export const findEmailDomains = async (db: Db, personIds: readonly Id[]): Promise<string[]> =>
  personIds.length === 0 ? [] : selectEmailDomains(db, personIds)

/** The address is this person's from now on: nobody else who typed it keeps an account of it. */
export async function claimAddress(tx: Db, platform: Platform, person: { id: Id; email: string }): Promise<void> {
  await lockAddress(tx, person.email)
  await removeUnprovenNamesakes(tx, platform, person)
  if (!(await updateEmailProven(tx, person, platform.clock.now()))) throw new AppError('status_changed_meanwhile')
}

async function removeUnprovenNamesakes(tx: Db, platform: Platform, { id, email }: { id: Id; email: string }) {
  for (const namesakeId of await lockUnprovenNamesakes(tx, email, id)) await removePerson(tx, platform, namesakeId)
}

/** Only for an address that is not proven: a proven one is changed from both sides. Mails to the old one are void. */
export async function changeUnprovenAddress(
  tx: Db,
  clock: Clock,
  person: { id: Id; email: string },
  email: string,
): Promise<void> {
  // Whoever is proving one of the two has locked it.
  await lockAddresses(tx, [person.email, email])
  if (!(await updateUnprovenEmail(tx, person.id, email))) throw new AppError('status_changed_meanwhile')
  await markProofsUsed(tx, person.id, ['verify', 'sign_in', 'reset_password', 'apply'], clock.now())
}

/**
 * Whoever typed an address first may not be the one who proves it. Proven from the mailbox, not from the session that
 * typed it, the account starts anew: no password and no session of before.
 */
export async function takeOverUnproven(tx: Db, platform: Platform, person: { id: Id; email: string }): Promise<void> {
  await claimAddress(tx, platform, person)
  await updatePerson(tx, person.id, { passwordHash: null })
  await endSessions(tx, person.id, null)
}

/** Before anything of a change is done: to ask for it and to finish it mails both addresses. */
export const lockBothSides = async (tx: Db, personId: Id, newEmail: string): Promise<void> =>
  lockAddresses(tx, [(await findIdentity(tx, personId)).email, newEmail])

/** To an address that was proven from both sides. */
export async function changeProvenAddress(tx: Db, platform: Platform, personId: Id, email: string): Promise<void> {
  const now = platform.clock.now()
  await lockAddress(tx, email)
  await updatePerson(tx, personId, { email, emailVerifiedAt: now })
  await removeUnprovenNamesakes(tx, platform, { id: personId, email })
  await markProofsUsed(tx, personId, ['sign_in', 'reset_password', 'confirm', 'apply'], now)
}

/**
 * For an account whose address is somebody else's: what it holds goes, also from the storage. What only the address leads
 * to, as a mail on its way, is the other's.
 */
export const removePerson = (tx: Db, platform: Platform, personId: Id): Promise<void> =>
  eraseKnownPerson(tx, platform, { id: personId, addresses: [] })

/** Heavy on purpose, so hash it before the transaction that stores it. */
export const preparePassword = (password: string): Promise<string> => hashPassword(password)

/** Links and codes that were mailed before are worth nothing after it. */
export async function storePassword(tx: Db, clock: Clock, personId: Id, passwordHash: string): Promise<void> {
  await updatePerson(tx, personId, { passwordHash })
  await markProofsUsed(tx, personId, ['sign_in', 'reset_password', 'apply'], clock.now())
}

/** For an account that somebody else may be in: the next password comes by mail. */
export async function removePassword(tx: Db, clock: Clock, personId: Id): Promise<void> {
  await updatePerson(tx, personId, { passwordHash: null })
  await markProofsUsed(tx, personId, ['sign_in', 'reset_password', 'confirm', 'apply'], clock.now())
}

/** Signs a person out everywhere, except where `current` says that they are now. */
export async function endSessions(tx: Db, personId: Id, current: Credential): Promise<void> {
  await deleteSessionsOf(tx, personId, current?.kind === 'session' ? current.sessionId : null)
  await deleteSignInTokensOf(tx, personId, current?.kind === 'token' ? current.tokenId : null)
}
