// The lifecycle of an interview request. Accepting one of its times, by either side, creates the interview.
//
//   pending ──counter (talent)──▶ countered ──accept (company)──▶ accepted
//     ├───────accept (talent)─────────▶ accepted
//     └─ and from both: decline (talent) ─▶ declined, withdraw (company) ─▶ withdrawn, expire, close (automatic) ─▶ expired, withdrawn

import { statusMachine, statusPredicates } from '#shared/kit/status-machine.ts'

export const requestStatuses = ['pending', 'countered', 'accepted', 'declined', 'withdrawn', 'expired'] as const
export type RequestStatus = (typeof requestStatuses)[number]

export const requestEvents = ['accept', 'counter', 'decline', 'withdraw', 'expire', 'close'] as const
export type RequestEvent = (typeof requestEvents)[number]
export type RequestActor = 'talent' | 'company' | 'system'

export const requestStatusMachine = statusMachine<RequestStatus, RequestEvent, RequestActor>({
  states: requestStatuses,
  transitions: [
    { from: 'pending', event: 'accept', to: 'accepted', by: ['talent'] },
    { from: 'pending', event: 'counter', to: 'countered', by: ['talent'] },
    { from: 'countered', event: 'accept', to: 'accepted', by: ['company'] },
    { from: 'pending', event: 'decline', to: 'declined', by: ['talent'] },
    { from: 'countered', event: 'decline', to: 'declined', by: ['talent'] },
    { from: 'pending', event: 'withdraw', to: 'withdrawn', by: ['company'] },
    { from: 'countered', event: 'withdraw', to: 'withdrawn', by: ['company'] },
    { from: 'pending', event: 'expire', to: 'expired', by: ['system'] },
    { from: 'countered', event: 'expire', to: 'expired', by: ['system'] },
    // The application ended.
    { from: 'pending', event: 'close', to: 'withdrawn', by: ['system'] },
    { from: 'countered', event: 'close', to: 'withdrawn', by: ['system'] },
  ],
})

const isOneOf = statusPredicates<RequestStatus>()

export const isOpenRequest = isOneOf('pending', 'countered')
export const isClosedRequest = isOneOf('accepted', 'declined', 'withdrawn', 'expired')
export const awaitsTalentReply = isOneOf('pending')
export const isCountered = isOneOf('countered')
export const isAcceptedRequest = isOneOf('accepted')
export const isDeclinedRequest = isOneOf('declined')
