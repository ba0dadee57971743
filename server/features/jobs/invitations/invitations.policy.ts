// Who may invite whom. An invitation speaks for the company, so it takes a company that was checked and somebody who hires;
// and it reaches only people who let themselves be found by it.

import { isPublishedJob, type JobStatus } from '#shared/features/jobs/jobs/job-status.ts'
import type { MemberRole } from '#shared/features/people/companies/company-facts.ts'
import { type CompanyStatus, isVerifiedCompany } from '#shared/features/people/companies/company-status.ts'
import type { Id } from '#shared/kit/ids.ts'

/** The job as somebody of its company stands to it; `memberRole` is null for those who do not work there. */
export type InvitingSide = { companyStatus: CompanyStatus; memberRole: MemberRole | null }

const inviters: readonly MemberRole[] = ['owner', 'admin', 'recruiter', 'hiring_manager']

export const canSeeInvitations = ({ memberRole }: InvitingSide): boolean => memberRole !== null

export const canInvite = ({ companyStatus, memberRole }: InvitingSide): boolean =>
  isVerifiedCompany(companyStatus) && memberRole !== null && inviters.includes(memberRole)

/** Also after the company lost its standing: taking back harms nobody. */
export const canWithdraw = ({ memberRole }: InvitingSide): boolean =>
  memberRole !== null && inviters.includes(memberRole)

export const isInvitableTo = (status: JobStatus): boolean => isPublishedJob(status)

type Reachability = { isVerifiedTalent: boolean; isHiddenFromCompany: boolean; isBlocked: boolean }

/** To a company, whoever hides from it does not exist. */
export const canBeReached = ({ isVerifiedTalent, isHiddenFromCompany, isBlocked }: Reachability): boolean =>
  isVerifiedTalent && !isHiddenFromCompany && !isBlocked

export const canAnswer = (viewer: { id: Id }, invitation: { talentId: Id }): boolean =>
  viewer.id === invitation.talentId
