// Who may invite whom. An invitation speaks for the company, so it takes a verified company and a hiring role, and it only
// reaches people who can be found by that company.

import { isPublishedJob, type JobStatus } from '#shared/features/jobs/jobs/job-status.ts'
import type { MemberRole } from '#shared/features/people/companies/company-facts.ts'
import { type CompanyStatus, isVerifiedCompany } from '#shared/features/people/companies/company-status.ts'
import type { Id } from '#shared/kit/ids.ts'

/** The inviting company as the viewer sees it; `memberRole` is null for non-members. */
export type InvitingCompany = { companyStatus: CompanyStatus; memberRole: MemberRole | null }

const inviters: readonly MemberRole[] = ['owner', 'admin', 'recruiter', 'hiring_manager']

export const canSeeInvitations = ({ memberRole }: InvitingCompany): boolean => memberRole !== null

export const canInvite = ({ companyStatus, memberRole }: InvitingCompany): boolean =>
  isVerifiedCompany(companyStatus) && memberRole !== null && inviters.includes(memberRole)

/** Also after the company lost its verification: withdrawing harms nobody. */
export const canWithdraw = ({ memberRole }: InvitingCompany): boolean =>
  memberRole !== null && inviters.includes(memberRole)

export const isInvitableTo = (status: JobStatus): boolean => isPublishedJob(status)

type Reachability = { isVerifiedTalent: boolean; isHiddenFromCompany: boolean; isBlocked: boolean }

/** Someone who hides from a company does not exist for it. */
export const canBeReached = ({ isVerifiedTalent, isHiddenFromCompany, isBlocked }: Reachability): boolean =>
  isVerifiedTalent && !isHiddenFromCompany && !isBlocked

export const canAnswer = (viewer: { id: Id }, invitation: { talentId: Id }): boolean =>
  viewer.id === invitation.talentId
