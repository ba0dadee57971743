// Who may take, write, read and score tests. For everybody else an attempt does not exist, and for the company not until the
// talent has sent the application.

import { hiringRoles } from '#server/features/people/companies/companies.policy.ts'
import { isRunning } from '#shared/features/hiring/screeners/attempt-status.ts'
import { type AttemptClock, pauseBudget, readClock } from '#shared/features/hiring/screeners/fair-clock.ts'
import { TAB_GONE_SECONDS } from '#shared/features/hiring/screeners/screener-limits.ts'
import type { MemberRole } from '#shared/features/people/companies/company-facts.ts'
import type { Id } from '#shared/kit/ids.ts'
import type { AttemptRow } from './taking/attempts.queries.ts'

/** `memberRole` is null for non-members. */
export type CompanySide = { memberRole: MemberRole | null }

export const canSeeTests = ({ memberRole }: CompanySide): boolean => memberRole !== null

export const canWriteTests = ({ memberRole }: CompanySide): boolean =>
  memberRole !== null && hiringRoles.includes(memberRole)

/** `isKnown`: it belongs to an application that was sent to them. */
export const canReadAttempt = ({ memberRole, isKnown }: CompanySide & { isKnown: boolean }): boolean =>
  memberRole !== null && isKnown

/** Viewers do not score. */
export const canJudge = ({ memberRole }: CompanySide): boolean =>
  memberRole !== null && (memberRole === 'interviewer' || hiringRoles.includes(memberRole))

/** Granting a retake is up to the hiring team. */
export const canVoid = (side: CompanySide): boolean => canWriteTests(side)

export const isOwn = (viewer: { id: Id }, attempt: { personId: Id }): boolean => viewer.id === attempt.personId

export const canStart = (
  viewer: { id: Id },
  { personId, mayAttempt }: { personId: Id; mayAttempt: boolean },
): boolean => mayAttempt && viewer.id === personId

/** Every test has questions, so an attempt without any was deleted by the talent. */
export const isErased = ({ questionOrder }: { questionOrder: readonly Id[] }): boolean => questionOrder.length === 0

export const isOverdue = (dueAt: Date | null, now: Date): boolean => dueAt !== null && dueAt < now

type Timed = Pick<AttemptRow, 'status' | 'startedAt' | 'endsAt' | 'seenAt' | 'leftAt' | 'pausedMs'>

/** Null before the start. */
export function clockOf({ startedAt, endsAt, seenAt, leftAt, pausedMs }: Omit<Timed, 'status'>): AttemptClock | null {
  if (startedAt === null || endsAt === null) return null
  const whole = endsAt.getTime() - startedAt.getTime() - pausedMs
  return {
    endsAt: endsAt.getTime(),
    seenAt: seenAt?.getTime() ?? null,
    hasLeft: leftAt !== null,
    pauseLeftMs: Math.max(0, pauseBudget(whole) - pausedMs),
  }
}

/** Allows for the network, and for a connection that was lost: an answer given in time may arrive later. */
export function isTimeUp(attempt: Timed, now: Date): boolean {
  const clock = clockOf(attempt)
  return clock !== null && readClock(clock, now.getTime()).closesAt < now.getTime()
}

type Sectioned = Timed & Pick<AttemptRow, 'sectionEndsAt'>

const readSection = ({ sectionEndsAt, ...attempt }: Sectioned, now: Date) => {
  const clock = sectionEndsAt === null ? null : clockOf(attempt)
  return clock && sectionEndsAt && readClock({ ...clock, endsAt: sectionEndsAt.getTime() }, now.getTime())
}

/** The section's time is up; other sections can still be worked on. */
export const isSectionOver = (attempt: Sectioned, now: Date): boolean =>
  (readSection(attempt, now)?.endsAt ?? Infinity) <= now.getTime()

/** Allows for the network and for a lost connection, as for the whole test. */
export const isSectionClosed = (attempt: Sectioned, now: Date): boolean =>
  (readSection(attempt, now)?.closesAt ?? Infinity) < now.getTime()

/** Including a pause that is not recorded yet. */
export const sectionEndOf = (attempt: Sectioned, now: Date): number | null => readSection(attempt, now)?.endsAt ?? null

export const canSave = (attempt: Timed, now: Date): boolean => isRunning(attempt.status) && !isTimeUp(attempt, now)

/** Whether the test is open in another tab that sent a heartbeat recently. */
export const isElsewhere = ({ tabId, seenAt }: Pick<AttemptRow, 'tabId' | 'seenAt'>, tab: Id, now: Date): boolean =>
  tabId !== null && tabId !== tab && seenAt !== null && now.getTime() - seenAt.getTime() < TAB_GONE_SECONDS * 1_000
