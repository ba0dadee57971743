// The way of an account out. Between the request and the day there is time to change one's mind; signing in is no answer,
// a button is.
//
//   requested ──schedule──▶ scheduled ──cancel──▶ cancelled
//                               └──────execute──▶ executed

import { statusMachine, statusPredicates } from '#shared/kit/status-machine.ts'

export const deletionStatuses = ['requested', 'scheduled', 'cancelled', 'executed'] as const
export type DeletionStatus = (typeof deletionStatuses)[number]

export type DeletionEvent = 'schedule' | 'cancel' | 'execute'

export type DeletionActor = 'owner' | 'system'

export const deletionStatusMachine = statusMachine<DeletionStatus, DeletionEvent, DeletionActor>({
  states: deletionStatuses,
  transitions: [
    { from: 'requested', event: 'schedule', to: 'scheduled', by: ['owner'] },
    { from: 'scheduled', event: 'cancel', to: 'cancelled', by: ['owner'] },
    { from: 'scheduled', event: 'execute', to: 'executed', by: ['system'] },
  ],
})

const isOneOf = statusPredicates<DeletionStatus>()

export const isScheduledDeletion = isOneOf('scheduled')
export const isCancelledDeletion = isOneOf('cancelled')

/** A person has at most one of these. */
export const isPendingDeletion = isOneOf('requested', 'scheduled')
