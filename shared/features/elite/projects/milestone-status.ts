// The lifecycle of a milestone. If the company stays silent for too long, it counts as approved. If the two sides do not agree, an
// operator decides.
//
//   planned ─begin─▶ in_progress ─submit─▶ submitted ─approve─▶ approved
//                                  changes_requested ◀─request_changes─┘  (and submit again)
//   once work has begun ─dispute─▶ disputed ─▶ approved, changes_requested or ─drop─▶ dropped

import { statusMachine, statusPredicates } from '#shared/kit/status-machine.ts'

export const milestoneStatuses = [
  'planned',
  'in_progress',
  'submitted',
  'changes_requested',
  'disputed',
  'approved',
  'dropped',
] as const
export type MilestoneStatus = (typeof milestoneStatuses)[number]

export const milestoneEvents = ['begin', 'submit', 'approve', 'request_changes', 'dispute'] as const
export type MilestoneEvent = (typeof milestoneEvents)[number] | 'drop'
export type MilestoneActor = 'talent' | 'company' | 'operator' | 'system'

const both = ['talent', 'company'] as const

export const milestoneStatusMachine = statusMachine<MilestoneStatus, MilestoneEvent, MilestoneActor>({
  states: milestoneStatuses,
  transitions: [
    { from: 'planned', event: 'begin', to: 'in_progress', by: ['talent'] },
    { from: 'in_progress', event: 'submit', to: 'submitted', by: ['talent'] },
    { from: 'changes_requested', event: 'submit', to: 'submitted', by: ['talent'] },
    { from: 'submitted', event: 'approve', to: 'approved', by: ['company', 'system'] },
    { from: 'submitted', event: 'request_changes', to: 'changes_requested', by: ['company'] },
    ...(['in_progress', 'submitted', 'changes_requested'] as const).map(
      (from) => ({ from, event: 'dispute', to: 'disputed', by: both }) as const,
    ),
    { from: 'disputed', event: 'approve', to: 'approved', by: ['operator'] },
    { from: 'disputed', event: 'request_changes', to: 'changes_requested', by: ['operator'] },
    { from: 'disputed', event: 'drop', to: 'dropped', by: ['operator'] },
  ],
})

const isOneOf = statusPredicates<MilestoneStatus>()

export const isSubmittedMilestone = isOneOf('submitted')
export const isDisputedMilestone = isOneOf('disputed')
/** Nothing more has to be done for it. */
export const isSettledMilestone = isOneOf('approved', 'dropped')
/** Scope, amount and date can be changed, if both sides agree. */
export const isChangeableMilestone = isOneOf('planned', 'in_progress', 'changes_requested')
