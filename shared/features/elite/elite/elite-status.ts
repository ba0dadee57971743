// The lifecycle of an application to the Elite programme, and of the membership it leads to. Every step of the review is taken by
// a person.
//
//   preparing ─submit─▶ screening ─pass─▶ assessment ─pass─▶ interview ─pass─▶ endorsement_check ─pass─▶ compliance ─approve─▶ active
//                                                                                 │  ▲                                      pause│ ▲resume
//                                                                         waitlist└▶ waitlisted ─look_again─┘                  paused
//   any step of the review ─decline─▶ declined; before a decision ─withdraw─▶ withdrawn

import { statusMachine, statusPredicates } from '#shared/kit/status-machine.ts'

export const eliteStatuses = [
  'preparing',
  'screening',
  'assessment',
  'interview',
  'endorsement_check',
  'compliance',
  'waitlisted',
  'active',
  'paused',
  'declined',
  'withdrawn',
] as const
export type EliteStatus = (typeof eliteStatuses)[number]

export const eliteStages = ['screening', 'assessment', 'interview', 'endorsement_check', 'compliance'] as const
export type EliteStage = (typeof eliteStages)[number]

export type EliteEvent =
  | 'submit'
  | 'pass'
  | 'approve'
  | 'waitlist'
  | 'look_again'
  | 'decline'
  | 'withdraw'
  | 'pause'
  | 'resume'

export type EliteActor = 'talent' | 'operator' | 'system'

const undecided = ['preparing', ...eliteStages, 'waitlisted'] as const

export const eliteStatusMachine = statusMachine<EliteStatus, EliteEvent, EliteActor>({
  states: eliteStatuses,
  transitions: [
    { from: 'preparing', event: 'submit', to: 'screening', by: ['talent'] },
    { from: 'screening', event: 'pass', to: 'assessment', by: ['operator'] },
    { from: 'assessment', event: 'pass', to: 'interview', by: ['operator'] },
    { from: 'interview', event: 'pass', to: 'endorsement_check', by: ['operator'] },
    { from: 'endorsement_check', event: 'pass', to: 'compliance', by: ['operator'] },
    { from: 'endorsement_check', event: 'waitlist', to: 'waitlisted', by: ['operator'] },
    { from: 'waitlisted', event: 'look_again', to: 'endorsement_check', by: ['system'] },
    { from: 'compliance', event: 'approve', to: 'active', by: ['operator'] },
    ...eliteStages.map((from) => ({ from, event: 'decline', to: 'declined', by: ['operator'] }) as const),
    ...undecided.map((from) => ({ from, event: 'withdraw', to: 'withdrawn', by: ['talent'] }) as const),
    { from: 'active', event: 'pause', to: 'paused', by: ['talent'] },
    { from: 'paused', event: 'resume', to: 'active', by: ['talent'] },
  ],
})

const isOneOf = statusPredicates<EliteStatus>()

/** The forms are still being filled in. */
export const isPreparingElite = isOneOf('preparing')
/** An operator reviews it. */
export const isEliteInReview = isOneOf(...eliteStages)
export const isEndorsementCheck = isOneOf('endorsement_check')
export const isWaitlistedElite = isOneOf('waitlisted')
/** Not decided yet: at most one per person. */
export const isUndecidedElite = isOneOf(...undecided)
/** At most one of these per person. */
export const isLiveElite = isOneOf(...undecided, 'active', 'paused')
export const isEliteMember = isOneOf('active', 'paused')
/** Can be offered work. */
export const isActiveMember = isOneOf('active')
export const isPausedMember = isOneOf('paused')
export const isDeclinedElite = isOneOf('declined')

/** Null outside the review. */
export const stageOf = (status: EliteStatus): EliteStage | null => eliteStages.find((stage) => stage === status) ?? null
