// The lifecycle of an invitation to an assessment. The attempt has a machine of its own (screeners/attempt-status.ts).
//
//   sent ──open──▶ opened ──start──▶ started ──finish──▶ completed ──score──▶ result_available
//     └─ and from sent and opened: decline (talent) ─▶ declined, share (talent) ─▶ shared,
//        cancel (company) ─▶ cancelled, expire (automatic) ─▶ expired
//   result_available, shared ──score──▶ unchanged: marked again.
//   completed, result_available ──reopen (company)──▶ opened: after an appeal it can be taken again.

import { statusMachine, statusPredicates } from '#shared/kit/status-machine.ts'

export const assessmentStatuses = [
  'sent',
  'opened',
  'started',
  'completed',
  'result_available',
  'shared',
  'declined',
  'expired',
  'cancelled',
] as const
export type AssessmentStatus = (typeof assessmentStatuses)[number]

export type AssessmentEvent =
  | 'open'
  | 'start'
  | 'finish'
  | 'score'
  | 'share'
  | 'decline'
  | 'cancel'
  | 'expire'
  | 'reopen'
export type AssessmentActor = 'talent' | 'company' | 'system'

const fromWaiting = (event: AssessmentEvent, to: AssessmentStatus, by: AssessmentActor) =>
  (['sent', 'opened'] as const).map((from) => ({ from, event, to, by: [by] }))

export const assessmentStatusMachine = statusMachine<AssessmentStatus, AssessmentEvent, AssessmentActor>({
  states: assessmentStatuses,
  transitions: [
    { from: 'sent', event: 'open', to: 'opened', by: ['talent'] },
    ...fromWaiting('start', 'started', 'talent'),
    { from: 'started', event: 'finish', to: 'completed', by: ['system'] },
    { from: 'completed', event: 'score', to: 'result_available', by: ['company', 'system'] },
    { from: 'result_available', event: 'score', to: 'result_available', by: ['company'] },
    { from: 'shared', event: 'score', to: 'shared', by: ['company'] },
    { from: 'completed', event: 'reopen', to: 'opened', by: ['company'] },
    { from: 'result_available', event: 'reopen', to: 'opened', by: ['company'] },
    ...fromWaiting('share', 'shared', 'talent'),
    ...fromWaiting('decline', 'declined', 'talent'),
    ...fromWaiting('cancel', 'cancelled', 'company'),
    ...fromWaiting('expire', 'expired', 'system'),
  ],
})

const isOneOf = statusPredicates<AssessmentStatus>()

/** Not started yet. */
export const isWaiting = isOneOf('sent', 'opened')
export const isUnopened = isOneOf('sent')
export const isStarted = isOneOf('started')
export const isCompleted = isOneOf('completed')
export const hasResult = isOneOf('result_available', 'shared')
export const isShared = isOneOf('shared')
export const isExpired = isOneOf('expired')
export const isDeclined = isOneOf('declined')
export const isCancelled = isOneOf('cancelled')

/** The two shelves of the lists. */
export const isOpenAssessment = isOneOf('sent', 'opened', 'started')
export const isDoneAssessment = isOneOf('completed', 'result_available', 'shared', 'declined', 'expired', 'cancelled')

/** There are answers to read. */
export const wasTaken = isOneOf('completed', 'result_available', 'shared')
