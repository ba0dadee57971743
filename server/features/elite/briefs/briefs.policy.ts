// Who may do what with a brief. It belongs to the company that wrote it; a member of the programme reads it once they were matched
// with it. For everybody else, operators included, it does not exist.

import { type CompanySide, canAct, canRead } from '#server/features/hiring/applications/applications.policy.ts'
import { type BriefStatus, isDraftBrief, isOpenBrief } from '#shared/features/elite/briefs/brief-status.ts'
import { type InterestStatus, isInterested, isOffered } from '#shared/features/elite/briefs/interest-status.ts'
import { isVerifiedCompany } from '#shared/features/people/companies/company-status.ts'
import type { Id } from '#shared/kit/ids.ts'

export const canReadBriefs = (side: CompanySide): boolean => canRead(side)

export const canWriteBriefs = (side: CompanySide): boolean => canAct(side)

/** A published brief reaches people outside the company. */
export const canPublish = (side: CompanySide): boolean => canAct(side) && isVerifiedCompany(side.companyStatus)

export const canEditBrief = (side: CompanySide, status: BriefStatus): boolean =>
  canWriteBriefs(side) && isDraftBrief(status)

export const canAnswerQuestions = (side: CompanySide, status: BriefStatus): boolean =>
  canWriteBriefs(side) && isOpenBrief(status)

export const isMatched = (viewer: { id: Id }, { personId }: { personId: Id }): boolean => viewer.id === personId

type Standing = { status: InterestStatus; replyBy: Date }

/** Before the deadline, and while nobody has acted on the proposal. */
export const mayPropose = (brief: BriefStatus, { status, replyBy }: Standing, now: Date): boolean =>
  isOpenBrief(brief) && (isInterested(status) || (isOffered(status) && replyBy > now))
