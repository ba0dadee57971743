// The lifecycle of a company on Meridian. Before anyone can find it, its members confirm its domain, or an operator verifies it
// by hand.
//
//   unverified ──verify──▶ verified ──suspend──▶ suspended ──reinstate──▶ verified
//       └─────────close────────┴─────────close─────────┴──▶ closed
//
// A listed company is none of these: it is only known by name, from a job board: it has no members and no page, and nothing about it is confirmed.

import { statusMachine, statusPredicates } from '#shared/kit/status-machine.ts'

export const companyStatuses = ['unverified', 'verified', 'suspended', 'closed', 'listed'] as const
export type CompanyStatus = (typeof companyStatuses)[number]

export const companyStatusEvents = ['verify', 'suspend', 'reinstate', 'close'] as const
export type CompanyStatusEvent = (typeof companyStatusEvents)[number]

export type CompanyStatusActor = 'operator' | 'member'

export const companyStatusMachine = statusMachine<CompanyStatus, CompanyStatusEvent, CompanyStatusActor>({
  states: companyStatuses,
  transitions: [
    { from: 'unverified', event: 'verify', to: 'verified', by: ['operator', 'member'] },
    { from: 'unverified', event: 'close', to: 'closed', by: ['operator'] },
    { from: 'verified', event: 'suspend', to: 'suspended', by: ['operator'] },
    { from: 'verified', event: 'close', to: 'closed', by: ['operator'] },
    { from: 'suspended', event: 'reinstate', to: 'verified', by: ['operator'] },
    { from: 'suspended', event: 'close', to: 'closed', by: ['operator'] },
  ],
})

const isOneOf = statusPredicates<CompanyStatus>()

export const isUnverifiedCompany = isOneOf('unverified')
export const isVerifiedCompany = isOneOf('verified')
export const isSuspendedCompany = isOneOf('suspended')
export const isClosedCompany = isOneOf('closed')
export const isListedCompany = isOneOf('listed')

/** Its published jobs are open to everyone. */
export const mayHaveOpenJobs = isOneOf('verified', 'listed')

/** It may no longer act on Meridian. */
export const isBarredCompany = isOneOf('suspended', 'closed')
