// The closed lists and limits of invitations, apart from the contract: pages know them without loading the schemas.

import type { InvitationStatus } from './invitation-status.ts'

export const MAX_MESSAGE = 1_000
export const MAX_DECLINE_NOTE = 300

export const INVITATION_DAYS = 14
/** Waiting for an answer at a time. */
export const MAX_OPEN_PER_JOB = 50
export const MAX_PER_SENDER_AND_DAY = 30
/** To the same job: once, and once more after the first was taken back. */
export const MAX_PER_PERSON = 2

export const declineReasons = ['not_looking', 'pay', 'location', 'hours', 'role', 'company', 'other'] as const
export type DeclineReason = (typeof declineReasons)[number]

/** How a person looks at them: what waits, what was answered or put aside, what is over. */
export const invitationShelves = ['open', 'answered', 'over'] as const
export type InvitationShelf = (typeof invitationShelves)[number]

export const statusesOn: Record<InvitationShelf, readonly InvitationStatus[]> = {
  open: ['sent', 'viewed'],
  answered: ['accepted', 'declined', 'ignored'],
  over: ['expired', 'withdrawn'],
}
