// Who may do what with an application. It is the person's, and is shown to the company it was sent to: those who hire there
// act on it, interviewers read and judge, viewers read. To everybody else it does not exist, operators included.

import { hiringRoles } from '#server/features/people/companies/companies.policy.ts'
import type { MemberRole } from '#shared/features/people/companies/company-facts.ts'
import { type CompanyStatus, isBarredCompany } from '#shared/features/people/companies/company-status.ts'
import type { Id } from '#shared/kit/ids.ts'

/** The company it was sent to, as a viewer stands to it; `memberRole` is null for those who do not work there. */
export type CompanySide = { companyStatus: CompanyStatus; memberRole: MemberRole | null }

export const isOwn = (viewer: { id: Id }, application: { talentId: Id }): boolean => viewer.id === application.talentId

export const worksThere = ({ memberRole }: CompanySide): boolean => memberRole !== null

/** A company that was suspended or closed reads nothing more of the people who trusted it. */
export const canRead = (side: CompanySide): boolean => worksThere(side) && !isBarredCompany(side.companyStatus)

export const canAct = (side: CompanySide): boolean =>
  canRead(side) && side.memberRole !== null && hiringRoles.includes(side.memberRole)

/** Notes and ratings. */
export const canJudge = (side: CompanySide): boolean =>
  canAct(side) || (canRead(side) && side.memberRole === 'interviewer')

/** What the person wanted read by those who decide alone. */
export const canReadPrivateAnswers = (side: CompanySide): boolean => canAct(side)

export const canReadNote = (viewer: { id: Id }, note: { authorId: Id | null; scope: 'team' | 'private' }): boolean =>
  note.scope === 'team' || note.authorId === viewer.id

export const canRemoveNote = (viewer: { id: Id }, note: { authorId: Id | null }): boolean => note.authorId === viewer.id
