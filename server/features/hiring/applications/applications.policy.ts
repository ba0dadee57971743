// Who may do what with an application. It belongs to the talent and is visible to the company it was sent to: the hiring team
// acts on it, interviewers read and judge, viewers read. For everybody else, operators included, it does not exist.

import { hiringRoles } from '#server/features/people/companies/companies.policy.ts'
import { READABLE_DAYS } from '#shared/features/hiring/applications/application-kinds.ts'
import type { MemberRole } from '#shared/features/people/companies/company-facts.ts'
import { type CompanyStatus, isBarredCompany } from '#shared/features/people/companies/company-status.ts'
import type { Id } from '#shared/kit/ids.ts'
import { DAY } from '#shared/kit/time-zones.ts'

/**
 * The viewer's relation to the company; `memberRole` is null for non-members. `worksOnJob` is false for members outside the team of
 * the job.
 */
export type CompanySide = { companyStatus: CompanyStatus; memberRole: MemberRole | null; worksOnJob?: boolean }

export const isOwn = (viewer: { id: Id }, application: { talentId: Id }): boolean => viewer.id === application.talentId

export const worksThere = ({ memberRole }: CompanySide): boolean => memberRole !== null

/** A suspended or closed company loses access to its applicants. */
export const canRead = (side: CompanySide): boolean => worksThere(side) && !isBarredCompany(side.companyStatus)

export const canAct = (side: CompanySide): boolean =>
  canRead(side) && side.memberRole !== null && hiringRoles.includes(side.memberRole)

/** What the applicant sent: résumé, cover note, introduction, answers and files. */
export const canReadContent = (side: CompanySide): boolean => canRead(side) && side.worksOnJob !== false

/** While the application is live and for some days after it ended; what the company decided stays. */
export const isStillReadable = ({ endedAt }: { endedAt: Date | null }, now: Date): boolean =>
  endedAt === null || endedAt.getTime() + READABLE_DAYS * DAY >= now.getTime()

/** Members who deal with the applicant directly; interviewers and viewers only read what they need to prepare. */
export const canReadContactDetails = (side: CompanySide): boolean => canAct(side)

/** Notes and ratings. */
export const canJudge = (side: CompanySide): boolean =>
  canAct(side) || (canRead(side) && side.memberRole === 'interviewer')

/** Answers the talent addressed to the decision makers only. */
export const canReadPrivateAnswers = (side: CompanySide): boolean => canAct(side)

/** Interviewers form their own opinion first: they read the notes of others once they have rated. */
export const canReadNote = (
  viewer: { id: Id },
  note: { authorId: Id | null; scope: 'team' | 'private' },
  { side, hasRated }: { side: CompanySide; hasRated: boolean },
): boolean => note.authorId === viewer.id || (note.scope === 'team' && (hasRated || side.memberRole !== 'interviewer'))

export const canRemoveNote = (viewer: { id: Id }, note: { authorId: Id | null }): boolean => note.authorId === viewer.id
