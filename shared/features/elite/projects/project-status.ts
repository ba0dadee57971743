// The lifecycle of a project. It is proposed when a company awards a brief, and begins once the member has accepted its milestones.
//
//   proposed ─sign─▶ signed ─start─▶ active ⇄ paused
//                                    active ─complete─▶ completed ─review─▶ reviewed
//   before it is completed ─terminate─▶ terminated (by itself, once the member’s account is deleted)

import { statusMachine, statusPredicates } from '#shared/kit/status-machine.ts'

export const projectStatuses = [
  'proposed',
  'signed',
  'active',
  'paused',
  'completed',
  'reviewed',
  'terminated',
] as const
export type ProjectStatus = (typeof projectStatuses)[number]

export const projectSteps = ['sign', 'start', 'pause', 'resume', 'complete', 'terminate'] as const
export type ProjectStep = (typeof projectSteps)[number]
export type ProjectEvent = ProjectStep | 'review'
export type ProjectActor = 'talent' | 'company' | 'system'

const both = ['talent', 'company'] as const

export const projectStatusMachine = statusMachine<ProjectStatus, ProjectEvent, ProjectActor>({
  states: projectStatuses,
  transitions: [
    { from: 'proposed', event: 'sign', to: 'signed', by: ['talent'] },
    { from: 'signed', event: 'start', to: 'active', by: ['company'] },
    { from: 'active', event: 'pause', to: 'paused', by: both },
    { from: 'paused', event: 'resume', to: 'active', by: both },
    { from: 'active', event: 'complete', to: 'completed', by: ['company'] },
    { from: 'completed', event: 'review', to: 'reviewed', by: ['talent', 'company', 'system'] },
    ...(['proposed', 'signed', 'active', 'paused'] as const).map(
      (from) => ({ from, event: 'terminate', to: 'terminated', by: [...both, 'system'] }) as const,
    ),
  ],
})

const isOneOf = statusPredicates<ProjectStatus>()

/** Its milestones can still be changed. */
export const isProposedProject = isOneOf('proposed')
export const isActiveProject = isOneOf('active')
export const isPausedProject = isOneOf('paused')
/** Accepted and not over: what was agreed can only be changed by both. */
export const isAgreedProject = isOneOf('signed', 'active', 'paused')
/** Reviews can be written. */
export const isCompletedProject = isOneOf('completed')
export const isFinishedProject = isOneOf('completed', 'reviewed')
export const isReviewedProject = isOneOf('reviewed')
export const isOverProject = isOneOf('completed', 'reviewed', 'terminated')
