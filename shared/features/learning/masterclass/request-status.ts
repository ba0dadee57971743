// What becomes of a request for a talk.
//
//   open ─review▶ under_review ─plan▶ planned ─schedule▶ scheduled ─finish▶ done
//   open, under_review, planned ─decline▶ declined      open, under_review ─merge▶ merged      open ─withdraw▶ withdrawn

import { statusMachine, statusPredicates } from '#shared/kit/status-machine.ts'

export const requestStatuses = [
  'open',
  'under_review',
  'planned',
  'scheduled',
  'done',
  'declined',
  'merged',
  'withdrawn',
] as const
export type RequestStatus = (typeof requestStatuses)[number]
export const requestEvents = ['review', 'plan', 'schedule', 'finish', 'decline', 'merge', 'withdraw'] as const
export type RequestEvent = (typeof requestEvents)[number]

export const requestStatusMachine = statusMachine<RequestStatus, RequestEvent, 'requester' | 'operator' | 'system'>({
  states: requestStatuses,
  transitions: [
    { from: 'open', event: 'review', to: 'under_review', by: ['operator'] },
    { from: 'open', event: 'plan', to: 'planned', by: ['operator'] },
    { from: 'under_review', event: 'plan', to: 'planned', by: ['operator'] },
    { from: 'open', event: 'schedule', to: 'scheduled', by: ['operator'] },
    { from: 'under_review', event: 'schedule', to: 'scheduled', by: ['operator'] },
    { from: 'planned', event: 'schedule', to: 'scheduled', by: ['operator'] },
    { from: 'scheduled', event: 'finish', to: 'done', by: ['system'] },
    { from: 'open', event: 'decline', to: 'declined', by: ['operator'] },
    { from: 'under_review', event: 'decline', to: 'declined', by: ['operator'] },
    { from: 'planned', event: 'decline', to: 'declined', by: ['operator'] },
    { from: 'open', event: 'merge', to: 'merged', by: ['operator'] },
    { from: 'under_review', event: 'merge', to: 'merged', by: ['operator'] },
    { from: 'open', event: 'withdraw', to: 'withdrawn', by: ['requester'] },
  ],
})

const isOneOf = statusPredicates<RequestStatus>()

/** Counts against the limits of requests and votes, and can be voted for. */
export const isOpenRequest = isOneOf('open', 'under_review', 'planned')
export const canWithdraw = isOneOf('open')
/** Shown to everybody. */
export const isListedRequest = isOneOf('open', 'under_review', 'planned', 'scheduled')
/** Stays in the list of whoever asked. */
export const isTurnedDown = isOneOf('declined', 'merged')
export const isScheduledRequest = isOneOf('scheduled')
