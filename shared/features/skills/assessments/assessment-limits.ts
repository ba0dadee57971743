// Limits of assessments. Separate from the contract, so that pages can import them without the schemas.

import { DAY } from '#shared/kit/time-zones.ts'

export const DEFAULT_DAYS = 14
export const MAX_DAYS = 30
export const MAX_MESSAGE = 1_000
/** Per company: invitations go to addresses of people who did not ask for them. */
export const MAX_INVITATIONS_PER_DAY = 200

/** Typed from the email; without letters and digits that look alike. */
export const CODE_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
export const CODE_LENGTH = 10

/** What the person sees of their own result. */
export const releases = ['none', 'score', 'topics', 'questions'] as const
export type Release = (typeof releases)[number]

export const ownShelves = ['open', 'done'] as const
/** `marking`: taken, and waiting for this member's marks. */
export const shelves = [...ownShelves, 'marking'] as const
export type AssessmentShelf = (typeof shelves)[number]

export const declineReasons = ['no_time', 'not_interested', 'unclear', 'too_long', 'other'] as const
export type DeclineReason = (typeof declineReasons)[number]

/** How long after the end somebody can say that something went wrong. */
export const APPEAL_DAYS = 14
export const MAX_APPEAL = 2_000
export const appealDecisions = ['retake', 'dismissed'] as const
export type AppealDecision = (typeof appealDecisions)[number]

/** Days after the invitation, and the last day before it expires. */
const REMINDER_DAYS = [3, 10] as const

/** How many reminders should have gone out by now. */
export function remindersDue(invitedAt: number, expiresAt: number, now: number): number {
  const times = [...REMINDER_DAYS.map((days) => invitedAt + days * DAY), expiresAt - DAY]
  return times.filter((at) => at > invitedAt && at <= now && at < expiresAt).length
}
