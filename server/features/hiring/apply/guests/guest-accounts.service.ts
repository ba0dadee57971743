// People who did something without asking for an account. Theirs has no sign-in method, so emailed links open it, and it is deleted
// unless they make it their own.

import { findPerson } from '#server/features/base/accounts/accounts.service.ts'
import { hasPasskey } from '#server/features/people/passkeys/passkeys.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Id } from '#shared/kit/ids.ts'
import { extendGuest, insertGuest, selectHasDraft, selectIsGuest } from './guests.queries.ts'

/** With a sign-in method of their own, a profile or a company the account is no longer just a guest's. */
export async function hasOwnAccount(tx: Db, personId: Id): Promise<boolean> {
  const { passwordHash, onboardedAt, roles } = await findPerson(tx, personId)
  const isMore = passwordHash !== null || onboardedAt !== null || roles.some((role) => role !== 'talent')
  return isMore || hasPasskey(tx, personId)
}

export const isGuest = async (tx: Db, personId: Id): Promise<boolean> =>
  (await selectIsGuest(tx, personId)) && !(await hasOwnAccount(tx, personId))

/** Whether the guest has begun to apply for a job. */
export const hasGuestDraft = (db: Db, personId: Id): Promise<boolean> => selectHasDraft(db, personId)

/** `since`: from then on silence counts; later than now if something has to be kept for longer. */
export async function becomeGuest(tx: Db, personId: Id, since: Date): Promise<void> {
  await insertGuest(tx, personId, since)
  await extendGuest(tx, personId, since)
}
