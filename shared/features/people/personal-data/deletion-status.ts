// The deletion of an account. There is a grace period to change one's mind; signing in does not cancel it, only an
// explicit choice does.
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

/** A person has at most one in these statuses. */
export const isPendingDeletion = isOneOf('requested', 'scheduled')
