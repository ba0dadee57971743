// What other areas may ask of a person and do to one.

import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db/database.ts'
import { found } from '#server/platform/http/app-error.ts'
import type { Credential } from '#server/platform/http/context.ts'
import type { Identity } from '#shared/access/identity.ts'
import type { Id } from '#shared/kit/ids.ts'
import { presentIdentity } from './accounts.presenter.ts'
import { type IdentityRow, selectPerson, selectPersonByEmail } from './accounts.queries.ts'
import { lockAddress } from './mailed-proofs.queries.ts'
import { hashPassword } from './passwords.service.ts'
import {
  deletePerson,
  deleteSessionsOf,
  deleteSignInTokensOf,
  deleteUnprovenNamesakes,
  markProofsUsed,
  selectEmailDomains,
  updatePerson,
} from './people.queries.ts'

export type Person = IdentityRow

/** Whoever proved the address, else the newest who typed it. */
export const findPersonByEmail = (db: Db, email: string): Promise<Person | null> => selectPersonByEmail(db, email)

export const findPersonById = (db: Db, personId: Id): Promise<Person | null> => selectPerson(db, personId)

export const findIdentity = async (db: Db, personId: Id): Promise<Identity> =>
  presentIdentity(found(await selectPerson(db, personId)))

/** Where these people have their proven addresses. */
export const findEmailDomains = async (db: Db, personIds: readonly Id[]): Promise<string[]> =>
  personIds.length === 0 ? [] : selectEmailDomains(db, personIds)

/** The address is this person's from now on: nobody else who typed it keeps an account of it. */
export async function claimAddress(tx: Db, person: { id: Id; email: string }, now: Date): Promise<void> {
  await lockAddress(tx, person.email)
  await deleteUnprovenNamesakes(tx, person.email, person.id)
  await updatePerson(tx, person.id, { emailVerifiedAt: now })
}

/** Only for an address that is not proven: a proven one is changed from both sides. Mails to the old one are void. */
export async function changeUnprovenAddress(tx: Db, clock: Clock, personId: Id, email: string): Promise<void> {
  await updatePerson(tx, personId, { email })
  await markProofsUsed(tx, personId, ['verify', 'sign_in', 'reset_password'], clock.now())
}

/**
 * Whoever typed an address first may not be the one who proves it. Proven from the mailbox, not from the session that
 * typed it, the account starts anew: no password and no session of before.
 */
export async function takeOverUnproven(tx: Db, clock: Clock, person: { id: Id; email: string }): Promise<void> {
  await claimAddress(tx, person, clock.now())
  await updatePerson(tx, person.id, { passwordHash: null })
  await endSessions(tx, person.id, null)
}

/** To an address that was proven from both sides. */
export async function changeProvenAddress(tx: Db, personId: Id, email: string, now: Date): Promise<void> {
  await updatePerson(tx, personId, { email, emailVerifiedAt: now })
  await deleteUnprovenNamesakes(tx, email, personId)
  await markProofsUsed(tx, personId, ['sign_in', 'reset_password', 'confirm'], now)
}

export const removePerson = (tx: Db, personId: Id): Promise<void> => deletePerson(tx, personId)

/** Heavy on purpose, so hash it before the transaction that stores it. */
export const preparePassword = (password: string): Promise<string> => hashPassword(password)

/** Links and codes that were mailed before are worth nothing after it. */
export async function storePassword(tx: Db, clock: Clock, personId: Id, passwordHash: string): Promise<void> {
  await updatePerson(tx, personId, { passwordHash })
  await markProofsUsed(tx, personId, ['sign_in', 'reset_password'], clock.now())
}

/** For an account that somebody else may be in: the next password comes by mail. */
export async function removePassword(tx: Db, clock: Clock, personId: Id): Promise<void> {
  await updatePerson(tx, personId, { passwordHash: null })
  await markProofsUsed(tx, personId, ['sign_in', 'reset_password', 'confirm'], clock.now())
}

/** Signs a person out everywhere, except where `current` says that they are now. */
export async function endSessions(tx: Db, personId: Id, current: Credential): Promise<void> {
  await deleteSessionsOf(tx, personId, current?.kind === 'session' ? current.sessionId : null)
  await deleteSignInTokensOf(tx, personId, current?.kind === 'token' ? current.tokenId : null)
}
