// The lifecycle of a milestone. If the company stays silent for too long, it counts as approved.
//
//   planned ─begin─▶ in_progress ─submit─▶ submitted ─approve─▶ approved
//                                  changes_requested ◀─request_changes─┘  (and submit again)

import { statusMachine, statusPredicates } from '#shared/kit/status-machine.ts'

export const milestoneStatuses = ['planned', 'in_progress', 'submitted', 'changes_requested', 'approved'] as const
export type MilestoneStatus = (typeof milestoneStatuses)[number]

export const milestoneEvents = ['begin', 'submit', 'approve', 'request_changes'] as const
export type MilestoneEvent = (typeof milestoneEvents)[number]

export const milestoneStatusMachine = statusMachine<MilestoneStatus, MilestoneEvent, 'talent' | 'company' | 'system'>({
  states: milestoneStatuses,
  transitions: [
    { from: 'planned', event: 'begin', to: 'in_progress', by: ['talent'] },
    { from: 'in_progress', event: 'submit', to: 'submitted', by: ['talent'] },
    { from: 'changes_requested', event: 'submit', to: 'submitted', by: ['talent'] },
    { from: 'submitted', event: 'approve', to: 'approved', by: ['company', 'system'] },
    { from: 'submitted', event: 'request_changes', to: 'changes_requested', by: ['company'] },
  ],
})

const isOneOf = statusPredicates<MilestoneStatus>()

export const isSubmittedMilestone = isOneOf('submitted')
export const isApprovedMilestone = isOneOf('approved')
