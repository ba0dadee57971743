// Who may do what with an application. It belongs to the talent and is visible to the company it was sent to: the hiring team
// acts on it, interviewers read and judge, viewers read. For everybody else, operators included, it does not exist.

import { hiringRoles } from '#server/features/people/companies/companies.policy.ts'
import type { MemberRole } from '#shared/features/people/companies/company-facts.ts'
import { type CompanyStatus, isBarredCompany } from '#shared/features/people/companies/company-status.ts'
import type { Id } from '#shared/kit/ids.ts'

/** The viewer's relation to the company; `memberRole` is null for non-members. */
export type CompanySide = { companyStatus: CompanyStatus; memberRole: MemberRole | null }

export const isOwn = (viewer: { id: Id }, application: { talentId: Id }): boolean => viewer.id === application.talentId

export const worksThere = ({ memberRole }: CompanySide): boolean => memberRole !== null

/** A suspended or closed company loses access to its applicants. */
export const canRead = (side: CompanySide): boolean => worksThere(side) && !isBarredCompany(side.companyStatus)

export const canAct = (side: CompanySide): boolean =>
  canRead(side) && side.memberRole !== null && hiringRoles.includes(side.memberRole)

/** Notes and ratings. */
export const canJudge = (side: CompanySide): boolean =>
  canAct(side) || (canRead(side) && side.memberRole === 'interviewer')

/** Answers the talent addressed to the decision makers only. */
export const canReadPrivateAnswers = (side: CompanySide): boolean => canAct(side)

export const canReadNote = (viewer: { id: Id }, note: { authorId: Id | null; scope: 'team' | 'private' }): boolean =>
  note.scope === 'team' || note.authorId === viewer.id

export const canRemoveNote = (viewer: { id: Id }, note: { authorId: Id | null }): boolean => note.authorId === viewer.id
