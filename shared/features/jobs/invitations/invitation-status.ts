// The lifecycle of an invitation. Ignoring archives it without answering: it can still be answered until it ends.
//
//   sent ──view──▶ viewed ──accept──▶ accepted
//     │              ├─────decline──▶ declined
//     │              └─────ignore───▶ ignored ──accept, decline──▶ …
//     └─ and from all three while unanswered: withdraw ─▶ withdrawn (company), expire ─▶ expired (automatic)

import { statusMachine, statusPredicates, type Transition } from '#shared/kit/status-machine.ts'

export const invitationStatuses = ['sent', 'viewed', 'ignored', 'accepted', 'declined', 'withdrawn', 'expired'] as const
export type InvitationStatus = (typeof invitationStatuses)[number]

export const talentInvitationEvents = ['view', 'accept', 'decline', 'ignore'] as const
export type TalentInvitationEvent = (typeof talentInvitationEvents)[number]

export type InvitationEvent = TalentInvitationEvent | 'withdraw' | 'expire'
export type InvitationActor = 'talent' | 'company' | 'system'

const unansweredStatuses = ['sent', 'viewed', 'ignored'] as const satisfies readonly InvitationStatus[]

const fromUnanswered = (
  event: InvitationEvent,
  to: InvitationStatus,
  by: InvitationActor,
): Transition<InvitationStatus, InvitationEvent, InvitationActor>[] =>
  unansweredStatuses.map((from) => ({ from, event, to, by: [by] }))

export const invitationStatusMachine = statusMachine<InvitationStatus, InvitationEvent, InvitationActor>({
  states: invitationStatuses,
  transitions: [
    { from: 'sent', event: 'view', to: 'viewed', by: ['talent'] },
    { from: 'sent', event: 'ignore', to: 'ignored', by: ['talent'] },
    { from: 'viewed', event: 'ignore', to: 'ignored', by: ['talent'] },
    ...fromUnanswered('accept', 'accepted', 'talent'),
    ...fromUnanswered('decline', 'declined', 'talent'),
    ...fromUnanswered('withdraw', 'withdrawn', 'company'),
    ...fromUnanswered('expire', 'expired', 'system'),
  ],
})

const isOneOf = statusPredicates<InvitationStatus>()

export const isUnanswered = isOneOf(...unansweredStatuses)
export const isUnseen = isOneOf('sent')
export const isIgnored = isOneOf('ignored')
export const isAccepted = isOneOf('accepted')
export const isWithdrawn = isOneOf('withdrawn')

/** Not declined, withdrawn or expired: the talent can still apply through it. */
export const isValidInvitation = isOneOf(...unansweredStatuses, 'accepted')

/** Ended without an application: the access it gave is revoked. */
export const hasLapsed = isOneOf('declined', 'withdrawn', 'expired')
