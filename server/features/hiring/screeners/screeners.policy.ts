// Who may take, write, read and judge tests. To everybody else an attempt does not exist, also to the company until the
// person has sent it their application.

import { hiringRoles } from '#server/features/people/companies/companies.policy.ts'
import { type AttemptStatus, isRunning } from '#shared/features/hiring/screeners/attempt-status.ts'
import { GRACE_SECONDS } from '#shared/features/hiring/screeners/screener-limits.ts'
import type { MemberRole } from '#shared/features/people/companies/company-facts.ts'
import type { Id } from '#shared/kit/ids.ts'

/** `memberRole` is null for those who do not work there. */
export type CompanySide = { memberRole: MemberRole | null }

export const canSeeTests = ({ memberRole }: CompanySide): boolean => memberRole !== null

export const canWriteTests = ({ memberRole }: CompanySide): boolean =>
  memberRole !== null && hiringRoles.includes(memberRole)

/** `isKnown`: it belongs to an application that was sent to them. */
export const canReadAttempt = ({ memberRole, isKnown }: CompanySide & { isKnown: boolean }): boolean =>
  memberRole !== null && isKnown

/** Interviewers judge, those who only look on do not. */
export const canJudge = ({ memberRole }: CompanySide): boolean =>
  memberRole !== null && (memberRole === 'interviewer' || hiringRoles.includes(memberRole))

/** A second go for somebody is a decision of those who hire. */
export const canVoid = (side: CompanySide): boolean => canWriteTests(side)

export const isOwn = (viewer: { id: Id }, attempt: { personId: Id }): boolean => viewer.id === attempt.personId

export const canStart = (
  viewer: { id: Id },
  { personId, mayAttempt }: { personId: Id; mayAttempt: boolean },
): boolean => mayAttempt && viewer.id === personId

/** Every test asks something, so what has no questions is what is left of one that the person had deleted. */
export const isForgotten = ({ questionOrder }: { questionOrder: readonly Id[] }): boolean => questionOrder.length === 0

export const isOverdue = (dueAt: Date | null, now: Date): boolean => dueAt !== null && dueAt < now

type Timed = { status: AttemptStatus; endsAt: Date | null }

/** What was sent before the end may arrive a moment after it. */
export const isTimeUp = ({ endsAt }: Timed, now: Date): boolean =>
  endsAt !== null && endsAt.getTime() + GRACE_SECONDS * 1_000 < now.getTime()

export const canSave = (attempt: Timed, now: Date): boolean => isRunning(attempt.status) && !isTimeUp(attempt, now)
