import type { Viewer } from '#shared/access/viewer.ts'
import {
  type IdentityStatus,
  isIdentityInReview,
  isOpenIdentity,
  isRejectedIdentity,
  isSecondReview,
  isUndecidedIdentity,
} from '#shared/features/people/identity/identity-status.ts'
import type { IdentityReason, PhotoSide } from '#shared/features/people/identity/identity-words.ts'
import type { PhoneLinkState } from '#shared/features/people/identity/phone.contract.ts'
import type { Id } from '#shared/kit/ids.ts'

type CheckFacts = { status: IdentityStatus; appealedAt: Date | null }

/** What the owner may do; nobody else may do any of it. */
export const ownerMay = ({ status, appealedAt }: CheckFacts, missing: readonly PhotoSide[]) => ({
  edit: isOpenIdentity(status),
  submit: isOpenIdentity(status) && missing.length === 0,
  // While two people look into a suspicion it stays.
  cancel: isUndecidedIdentity(status) && !isSecondReview(status),
  appeal: isRejectedIdentity(status) && appealedAt === null,
})

type PhoneLinkFacts = { expiresAt: Date; deviceHash: Buffer | null; checkStatus: IdentityStatus; hasMaker: boolean }

/** `hasMaker`: the session or token that made the link has not ended. `phone`: the hash of the key the device has, if any. */
export function phoneLinkState(
  { expiresAt, deviceHash, checkStatus, hasMaker }: PhoneLinkFacts,
  { phone, now }: { phone: Buffer | null; now: Date },
): PhoneLinkState {
  if (!hasMaker || !isOpenIdentity(checkStatus) || expiresAt <= now) return 'ended'
  if (deviceHash === null) return 'waiting'
  return phone?.equals(deviceHash) ? 'connected' : 'taken'
}

type Reviewed = { status: IdentityStatus; personId: Id; suspectedBy: Id | null }

/** Operators see photos only while a decision is due, and never judge themselves. */
export const mayReview = (viewer: Pick<Viewer, 'id' | 'roles'>, { status, personId }: Reviewed): boolean =>
  viewer.roles.includes('operator') && viewer.id !== personId && isIdentityInReview(status)

/** A suspicion is confirmed or dismissed by somebody else. */
export const mayDecide = (viewer: Pick<Viewer, 'id' | 'roles'>, check: Reviewed): boolean =>
  mayReview(viewer, check) && (!isSecondReview(check.status) || check.suspectedBy !== viewer.id)

/** Another try is always possible, except after a fake. */
export const mayStart = (latest: { status: IdentityStatus; reasons: readonly IdentityReason[] } | null): boolean =>
  !(isRejectedIdentity(latest?.status) && latest?.reasons.includes('suspected_fake'))
