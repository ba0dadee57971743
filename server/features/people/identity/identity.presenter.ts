import type { IdentityCheck } from '#shared/features/people/identity/identity.contract.ts'
import { isDecidedAgainst, isSecondReview } from '#shared/features/people/identity/identity-status.ts'
import { type IdentityReason, type PhotoSide, sidesOf } from '#shared/features/people/identity/identity-words.ts'
import { ownerMay } from './identity.policy.ts'
import type { CheckRow, PhotoRow } from './identity.queries.ts'
import type { IdentityFacts } from './photos/sealing.ts'

export const missingSides = (check: Pick<CheckRow, 'documentType'>, photos: readonly PhotoRow[]): PhotoSide[] =>
  sidesOf(check.documentType).filter((side) => !photos.some((photo) => photo.side === side && photo.purgedAt === null))

/** Whose other account it may be is nobody's business. */
const isForOwner = (reason: IdentityReason): boolean => reason !== 'duplicate_person'

export function presentCheck(check: CheckRow, photos: readonly PhotoRow[], facts: IdentityFacts | null): IdentityCheck {
  const missing = missingSides(check, photos)
  return {
    id: check.id,
    // A suspicion is not the person's to know before it is decided.
    status: isSecondReview(check.status) ? 'in_review' : check.status,
    documentType: check.documentType,
    documentCountry: check.documentCountry,
    legalName: facts?.legalName ?? '',
    birthDate: facts?.birthDate ?? '',
    hasMrz: check.hasMrz,
    photos: photos.map(({ side, createdAt, hints, purgedAt }) => ({
      side,
      at: createdAt.toISOString(),
      hints,
      deletedAt: purgedAt?.toISOString() ?? null,
    })),
    missing,
    // What reading the document found is for the operator until somebody has decided.
    reasons: isDecidedAgainst(check.status) ? check.reasons.filter(isForOwner) : [],
    note: isDecidedAgainst(check.status) ? check.note : '',
    nameMatch: check.nameMatch,
    submittedAt: check.submittedAt?.toISOString() ?? null,
    decidedAt: check.decidedAt?.toISOString() ?? null,
    validUntil: check.validUntil?.toISOString() ?? null,
    photosUntil: photos.find(({ purgedAt }) => purgedAt === null)?.purgeAt?.toISOString() ?? null,
    can: ownerMay(check, missing),
  }
}
