// Who may do what with an offer. The hiring team drafts and sends it; owners, admins and hiring managers approve, revise and sign
// it. An offer belongs to the person it was sent to; for everybody else, interviewers and viewers included, it does not exist.

import { type CompanySide, canAct } from '#server/features/hiring/applications/applications.policy.ts'
import type { MemberRole } from '#shared/features/people/companies/company-facts.ts'
import { isVerifiedCompany } from '#shared/features/people/companies/company-status.ts'
import type { Id } from '#shared/kit/ids.ts'

export const approvingRoles: readonly MemberRole[] = ['owner', 'admin', 'hiring_manager']

export const isOwnOffer = (viewer: { id: Id }, offer: { talentId: Id; sentAt: Date | null }): boolean =>
  viewer.id === offer.talentId && offer.sentAt !== null

/** Pay is nobody's business outside the hiring team. */
export const canReadOffers = (side: CompanySide): boolean => canAct(side)

/** An offer speaks for the company, so the company has to be verified. */
export const canMakeOffers = (side: CompanySide): boolean => canAct(side) && isVerifiedCompany(side.companyStatus)

/** Withdrawing protects the company, so it needs no verification. */
export const canWithdrawOffers = (side: CompanySide): boolean => canAct(side)

export const canApproveOffers = (side: CompanySide): boolean =>
  canMakeOffers(side) && side.memberRole !== null && approvingRoles.includes(side.memberRole)

/** Four eyes: nobody approves their own offer, unless there is nobody else who could. */
export const canApprove = (
  viewer: { id: Id },
  offer: { createdBy: Id | null },
  { side, approvers }: { side: CompanySide; approvers: readonly Id[] },
): boolean =>
  canApproveOffers(side) && (offer.createdBy !== viewer.id || !approvers.some((approver) => approver !== viewer.id))
