// Fixed lists and limits of invitations. Separate from the contract, so that pages can import them without the schemas.

import { maxTemplateText } from '#shared/features/people/message-templates/template-limits.ts'
import type { InvitationStatus } from './invitation-status.ts'

export const MAX_MESSAGE = maxTemplateText.invitation
export const MAX_DECLINE_NOTE = 300

export const INVITATION_DAYS = 14
/** Unanswered at a time. */
export const MAX_OPEN_PER_JOB = 50
/** As many as first messages to strangers: see REQUESTS_PER_DAY of the chat. */
export const MAX_PER_SENDER_AND_DAY = 20
/** To the same job: once, and once more if the first was withdrawn. */
export const MAX_PER_PERSON = 2

export const declineReasons = ['not_looking', 'pay', 'location', 'hours', 'role', 'company', 'other'] as const
export type DeclineReason = (typeof declineReasons)[number]

/** The lists a person can view: unanswered, answered or archived, and over. */
export const invitationViews = ['open', 'answered', 'over'] as const
export type InvitationView = (typeof invitationViews)[number]

export const statusesIn: Record<InvitationView, readonly InvitationStatus[]> = {
  open: ['sent', 'viewed'],
  answered: ['accepted', 'declined', 'ignored'],
  over: ['expired', 'withdrawn'],
}
