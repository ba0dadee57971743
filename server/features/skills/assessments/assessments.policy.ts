// Who may do what with an assessment. It belongs to the person who was invited and to the company that invited them: the hiring team
// sends and cancels, interviewers mark too, everybody who works there reads results.

import {
  type CompanySide,
  canAct,
  canRead,
  canJudge as mayJudge,
} from '#server/features/hiring/applications/applications.policy.ts'
import { isVerifiedCompany } from '#shared/features/people/companies/company-status.ts'
import { APPEAL_DAYS } from '#shared/features/skills/assessments/assessment-limits.ts'
import { isShared, isWaiting, wasTaken } from '#shared/features/skills/assessments/assessment-status.ts'
import { DAY } from '#shared/kit/time-zones.ts'
import type { AssessmentRow } from './assessments.queries.ts'

/** Invitations go out by email in the company's name, so the company has to be verified. */
export const canSend = (side: CompanySide): boolean => canAct(side) && isVerifiedCompany(side.companyStatus)

export const canCancel = (side: CompanySide): boolean => canAct(side)

export const canReadAssessments = (side: CompanySide): boolean => canRead(side)

export const canMark = (side: CompanySide): boolean => mayJudge(side)

/** `viewer.email` is a verified address: the screens and endpoints require it. */
export const isInvited = (
  viewer: { id: string; email: string },
  { personId, email }: Pick<AssessmentRow, 'personId' | 'email'>,
): boolean => (personId === null ? email === viewer.email.toLowerCase() : personId === viewer.id)

export const canStart = ({ status, expiresAt }: AssessmentRow, now: Date): boolean =>
  isWaiting(status) && expiresAt > now

/** Once, about a test they took for this company. */
export const canAppeal = ({ status, appeal, finishedAt }: AssessmentRow, now: Date): boolean =>
  wasTaken(status) &&
  !isShared(status) &&
  appeal === null &&
  finishedAt !== null &&
  now.getTime() - finishedAt.getTime() < APPEAL_DAYS * DAY

export const isUndecided = ({ appeal, appealDecision }: AssessmentRow): boolean =>
  appeal !== null && appealDecision === null

export const canDecideAppeal = (side: CompanySide, row: AssessmentRow): boolean =>
  canAct(side) && isUndecided(row) && wasTaken(row.status)
