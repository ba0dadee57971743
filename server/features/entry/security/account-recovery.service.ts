// An owner recovers their account: by undoing a change of address, or by reporting "this was not me" about a security email.
// Everybody is signed out, and whatever an intruder may have added to return is removed.

import { revokeAllCredentials } from '#server/features/base/accounts/credentials/credentials.service.ts'
import { findOpenProof, useProofByLink } from '#server/features/base/accounts/mailed-proofs.service.ts'
import { findDisputedEvent } from '#server/features/base/accounts/notices/security-notices.service.ts'
import {
  changeVerifiedAddress,
  findPersonByEmail,
  removePassword,
} from '#server/features/base/accounts/people.service.ts'
import {
  hasSecurityEventSince,
  type Origin,
  recordSecurityEvent,
} from '#server/features/base/accounts/security-log.service.ts'
import { endTickets } from '#server/features/entry/sign-in/second-step.service.ts'
import { removePasskeysAddedSince } from '#server/features/people/passkeys/passkeys.service.ts'
import { cancelDeletionRequestedSince } from '#server/features/people/personal-data/deletion/deletions.service.ts'
import { removeSecondFactorAddedSince } from '#server/features/people/two-factor/two-factor.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Id } from '#shared/kit/ids.ts'
import { deleteEmailChange } from './email-change.queries.ts'

const UNDO = 'email_change_undo'

/** For the page behind the link; does not use it up. */
export async function showUndoLink(platform: Platform, secret: string): Promise<{ oldEmail: string }> {
  const proof = await findOpenProof(platform.db, platform, { kind: UNDO, secret })
  const oldEmail = proof?.facts['oldEmail']
  if (!oldEmail) throw new AppError('link_expired')
  return { oldEmail }
}

export async function undoEmailChange(platform: Platform, secret: string, origin: Origin): Promise<{ email: string }> {
  return transaction(platform.db, async (tx) => {
    const used = await useProofByLink(tx, platform, { kind: UNDO, secret })
    if ('failure' in used || used.proof.personId === null) throw new AppError('link_expired')
    const { personId, facts } = used.proof
    const { oldEmail = '', askedAt = '' } = facts
    const owner = await findPersonByEmail(tx, oldEmail)
    const isTaken = owner !== null && owner.id !== personId && owner.emailVerifiedAt !== null
    if (isTaken) throw new AppError('status_changed_meanwhile')
    await changeVerifiedAddress(tx, platform, personId, oldEmail)
    await lockOthersOut(tx, platform, { personId, since: new Date(askedAt), origin })
    await recordSecurityEvent(tx, personId, 'email_change_undone', origin, oldEmail)
    return { email: oldEmail }
  })
}

/** For the page behind the link; does not use it up. */
export async function showNotMeLink(platform: Platform, token: string) {
  const event = await findDisputedEvent(platform.db, platform, token)
  if (!event) throw new AppError('link_expired')
  return { kind: event.kind, at: event.createdAt.toISOString() }
}

/** Works once: what the owner sets up afterwards must not be removed by opening the link again. */
export async function disownEvent(platform: Platform, token: string, origin: Origin): Promise<void> {
  await transaction(platform.db, async (tx) => {
    const event = await findDisputedEvent(tx, platform, token)
    if (!event) throw new AppError('link_expired')
    const { personId, createdAt } = event
    if (await hasSecurityEventSince(tx, personId, 'disowned', createdAt)) return
    await lockOthersOut(tx, platform, { personId, since: createdAt, origin })
    await recordSecurityEvent(tx, personId, 'disowned', origin, null, platform.clock.now())
  })
}

type Recovery = { personId: Id; since: Date; origin: Origin }

async function lockOthersOut(tx: Db, platform: Platform, takenBack: Recovery): Promise<void> {
  const { personId, since } = takenBack
  await cancelDeletionRequestedSince(tx, platform, takenBack)
  await revokeAllCredentials(tx, personId)
  await endTickets(tx, personId)
  await removePassword(tx, platform.clock, personId)
  await removePasskeysAddedSince(tx, personId, since)
  await removeSecondFactorAddedSince(tx, personId, since)
  await deleteEmailChange(tx, personId)
}
