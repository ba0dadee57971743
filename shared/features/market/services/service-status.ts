// The lifecycle of a service that a talent offers.
//
//   draft ──submit──▶ in_review ──approve (operator)──▶ live ⇄ paused (pause, resume)
//     ▲                 ├─ reject (operator) ─▶ rejected ──submit──▶ in_review
//     └──── revise ─────┘ (talent: takes it back to change it; also from live, paused and rejected)
//   and from every status but in_review and retired: retire (talent) ─▶ retired

import { statusMachine, statusPredicates } from '#shared/kit/status-machine.ts'

export const serviceStatuses = ['draft', 'in_review', 'live', 'paused', 'rejected', 'retired'] as const
export type ServiceStatus = (typeof serviceStatuses)[number]

export type ServiceEvent = 'submit' | 'revise' | 'approve' | 'reject' | 'pause' | 'resume' | 'retire'
export type ServiceActor = 'talent' | 'operator' | 'system'

const byTalent: ServiceActor[] = ['talent']

export const serviceStatusMachine = statusMachine<ServiceStatus, ServiceEvent, ServiceActor>({
  states: serviceStatuses,
  transitions: [
    { from: 'draft', event: 'submit', to: 'in_review', by: byTalent },
    { from: 'rejected', event: 'submit', to: 'in_review', by: byTalent },
    { from: 'in_review', event: 'approve', to: 'live', by: ['operator'] },
    { from: 'in_review', event: 'reject', to: 'rejected', by: ['operator'] },
    ...(['in_review', 'live', 'paused', 'rejected'] as const).map(
      (from) => ({ from, event: 'revise', to: 'draft', by: byTalent }) as const,
    ),
    { from: 'live', event: 'pause', to: 'paused', by: byTalent },
    { from: 'paused', event: 'resume', to: 'live', by: ['talent', 'system'] },
    ...(['draft', 'live', 'paused', 'rejected'] as const).map(
      (from) => ({ from, event: 'retire', to: 'retired', by: byTalent }) as const,
    ),
  ],
})

const isOneOf = statusPredicates<ServiceStatus>()

export const isLiveService = isOneOf('live')
export const isPausedService = isOneOf('paused')
export const isRejectedService = isOneOf('rejected')
export const isServiceInReview = isOneOf('in_review')
/** Others can open its page. */
export const isPublicService = isOneOf('live', 'paused')
/** Counts towards the limit per person. */
export const isOfferedService = isOneOf('in_review', 'live', 'paused')
/** Its text, tiers and prices can be changed: nobody sees it, and nobody is reviewing it. */
export const isEditableService = isOneOf('draft', 'rejected')
/** On the owner's list. */
export const isKeptService = isOneOf('draft', 'in_review', 'live', 'paused', 'rejected')
