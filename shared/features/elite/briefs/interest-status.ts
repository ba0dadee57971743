// A member’s answer to a brief they were matched with. Interest binds nobody, and declining is never held against anyone.
//
//   offered ─propose─▶ interested ─shortlist─▶ shortlisted ─interview─▶ interviewing ─select─▶ selected
//      ├─lapse─▶ no_reply                           └────────────select───────────────────┘
//      └─ until the outcome: decline ─▶ declined (member), pass_over ─▶ not_selected (company)

import { statusMachine, statusPredicates } from '#shared/kit/status-machine.ts'

export const interestStatuses = [
  'offered',
  'interested',
  'declined',
  'no_reply',
  'shortlisted',
  'interviewing',
  'selected',
  'not_selected',
] as const
export type InterestStatus = (typeof interestStatuses)[number]

export const companyInterestEvents = ['shortlist', 'interview', 'select', 'pass_over'] as const
export type CompanyInterestEvent = (typeof companyInterestEvents)[number]

export type InterestEvent = CompanyInterestEvent | 'propose' | 'decline' | 'lapse'
export type InterestActor = 'talent' | 'company' | 'system'

const undecided = ['offered', 'interested', 'shortlisted', 'interviewing'] as const

export const interestStatusMachine = statusMachine<InterestStatus, InterestEvent, InterestActor>({
  states: interestStatuses,
  transitions: [
    { from: 'offered', event: 'propose', to: 'interested', by: ['talent'] },
    { from: 'offered', event: 'lapse', to: 'no_reply', by: ['system'] },
    { from: 'interested', event: 'shortlist', to: 'shortlisted', by: ['company'] },
    { from: 'shortlisted', event: 'interview', to: 'interviewing', by: ['company'] },
    { from: 'shortlisted', event: 'select', to: 'selected', by: ['company'] },
    { from: 'interviewing', event: 'select', to: 'selected', by: ['company'] },
    ...undecided.map((from) => ({ from, event: 'decline', to: 'declined', by: ['talent'] }) as const),
    { from: 'offered', event: 'pass_over', to: 'not_selected', by: ['system'] },
    ...(['interested', 'shortlisted', 'interviewing'] as const).map(
      (from) => ({ from, event: 'pass_over', to: 'not_selected', by: ['company', 'system'] }) as const,
    ),
  ],
})

const isOneOf = statusPredicates<InterestStatus>()

export const isOffered = isOneOf('offered')
export const isInterested = isOneOf('interested')
/** The outcome is open. */
export const isUndecidedInterest = isOneOf(...undecided)
/** The company reads name and proposal. */
export const isShownToCompany = isOneOf('interested', 'shortlisted', 'interviewing', 'selected', 'not_selected')
/** Counts towards the size of the shortlist. */
export const isOnShortlist = isOneOf('shortlisted', 'interviewing', 'selected')
export const isSelected = isOneOf('selected')
export const isDeclinedInterest = isOneOf('declined')
export const isSettledInterest = isOneOf('declined', 'no_reply', 'selected', 'not_selected')
