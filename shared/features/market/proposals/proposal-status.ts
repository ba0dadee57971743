// The lifecycle of a proposal that a talent gives somebody by link.
//
//   open ──accept──▶ accepted
//    ├───decline────▶ declined
//    └───withdraw───▶ withdrawn
// An expired one stays `open` in the database, and can no longer be answered.

import { statusMachine, statusPredicates } from '#shared/kit/status-machine.ts'

export const proposalStatuses = ['open', 'accepted', 'declined', 'withdrawn'] as const
export type ProposalStatus = (typeof proposalStatuses)[number]
export type ProposalEvent = 'accept' | 'decline' | 'withdraw'
export type ProposalActor = 'seller' | 'client'

export const proposalStatusMachine = statusMachine<ProposalStatus, ProposalEvent, ProposalActor>({
  states: proposalStatuses,
  transitions: [
    { from: 'open', event: 'accept', to: 'accepted', by: ['client'] },
    { from: 'open', event: 'decline', to: 'declined', by: ['client'] },
    { from: 'open', event: 'withdraw', to: 'withdrawn', by: ['seller'] },
  ],
})

const isOneOf = statusPredicates<ProposalStatus>()
export const isOpenProposal = isOneOf('open')
export const isAcceptedProposal = isOneOf('accepted')

/** The status as shown, which also depends on the time. */
export const proposalStates = [...proposalStatuses, 'expired', 'unknown'] as const
export type ProposalState = (typeof proposalStates)[number]
