// What other areas may ask of a person and do to one.

import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db/database.ts'
import { found } from '#server/platform/http/app-error.ts'
import type { Credential } from '#server/platform/http/context.ts'
import type { Identity } from '#shared/access/identity.ts'
import type { Id } from '#shared/kit/ids.ts'
import { presentIdentity } from './accounts.presenter.ts'
import { type IdentityRow, selectPerson, selectPersonByEmail } from './accounts.queries.ts'
import { hashPassword } from './passwords.service.ts'
import {
  deletePerson,
  deleteSessionsOf,
  deleteSignInTokensOf,
  deleteUnprovenNamesakes,
  markProofsUsed,
  updatePerson,
} from './people.queries.ts'

export type Person = IdentityRow

/** Whoever proved the address, else the newest who typed it. */
export const findPersonByEmail = (db: Db, email: string): Promise<Person | null> => selectPersonByEmail(db, email)

export const findIdentity = async (db: Db, personId: Id): Promise<Identity> =>
  presentIdentity(found(await selectPerson(db, personId)))

/** The address is this person's from now on: nobody else who typed it keeps an account of it. */
export async function claimAddress(tx: Db, person: { id: Id; email: string }, now: Date): Promise<void> {
  await deleteUnprovenNamesakes(tx, person.email, person.id)
  await updatePerson(tx, person.id, { emailVerifiedAt: now })
}

/** Only for an address that is not proven: a proven one is changed from both sides. */
export const changeUnprovenAddress = (tx: Db, personId: Id, email: string): Promise<void> =>
  updatePerson(tx, personId, { email })

export const removePerson = (tx: Db, personId: Id): Promise<void> => deletePerson(tx, personId)

/** Heavy on purpose, so hash it before the transaction that stores it. */
export const preparePassword = (password: string): Promise<string> => hashPassword(password)

/** Links and codes that were mailed before are worth nothing after it. */
export async function storePassword(tx: Db, clock: Clock, personId: Id, passwordHash: string): Promise<void> {
  await updatePerson(tx, personId, { passwordHash })
  await markProofsUsed(tx, personId, ['sign_in', 'reset_password'], clock.now())
}

/** Signs a person out everywhere, except where `current` says that they are now. */
export async function endSessions(tx: Db, personId: Id, current: Credential): Promise<void> {
  await deleteSessionsOf(tx, personId, current?.kind === 'session' ? current.sessionId : null)
  await deleteSignInTokensOf(tx, personId, current?.kind === 'token' ? current.tokenId : null)
}
