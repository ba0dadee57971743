// The lifecycle of an interview. A proposed one is an interview request (request-status.ts); the interview exists once a time has
// been agreed on.
//
//   scheduled ──start──▶ in_progress ──end──▶ awaiting_feedback ──complete──▶ completed
//     │  ▲  └─ move: scheduled at another time
//     │  └──── agree, keep ──── reschedule_requested ◀── ask_to_move ── scheduled
//     └─ cancel, close ─▶ cancelled (also from reschedule_requested)
//   in_progress, awaiting_feedback ─▶ no_show_talent (said by the company), no_show_company (by the talent),
//                                     technical_failure (by either side; counts against nobody)

import { statusMachine, statusPredicates, type Transition } from '#shared/kit/status-machine.ts'

export const interviewStatuses = [
  'scheduled',
  'reschedule_requested',
  'in_progress',
  'awaiting_feedback',
  'completed',
  'cancelled',
  'no_show_talent',
  'no_show_company',
  'technical_failure',
] as const
export type InterviewStatus = (typeof interviewStatuses)[number]

export const interviewEvents = [
  'move',
  'ask_to_move',
  'agree',
  'keep',
  'cancel',
  'close',
  'start',
  'end',
  'complete',
  'miss_talent',
  'miss_company',
  'fail',
] as const
export type InterviewEvent = (typeof interviewEvents)[number]
export type InterviewActor = 'talent' | 'company' | 'system'

const either = ['talent', 'company'] as const

type Row = Transition<InterviewStatus, InterviewEvent, InterviewActor>

const afterStart = (event: InterviewEvent, to: InterviewStatus, by: readonly InterviewActor[]): Row[] =>
  (['in_progress', 'awaiting_feedback'] as const).map((from) => ({ from, event, to, by }))

export const interviewStatusMachine = statusMachine<InterviewStatus, InterviewEvent, InterviewActor>({
  states: interviewStatuses,
  transitions: [
    { from: 'scheduled', event: 'move', to: 'scheduled', by: either },
    { from: 'scheduled', event: 'ask_to_move', to: 'reschedule_requested', by: either },
    // The service checks that the other side asked.
    { from: 'reschedule_requested', event: 'agree', to: 'scheduled', by: either },
    { from: 'reschedule_requested', event: 'keep', to: 'scheduled', by: ['talent', 'company', 'system'] },
    { from: 'scheduled', event: 'cancel', to: 'cancelled', by: either },
    { from: 'reschedule_requested', event: 'cancel', to: 'cancelled', by: either },
    { from: 'scheduled', event: 'close', to: 'cancelled', by: ['system'] },
    { from: 'reschedule_requested', event: 'close', to: 'cancelled', by: ['system'] },
    { from: 'scheduled', event: 'start', to: 'in_progress', by: ['system'] },
    { from: 'in_progress', event: 'end', to: 'awaiting_feedback', by: ['system'] },
    { from: 'awaiting_feedback', event: 'complete', to: 'completed', by: ['company'] },
    ...afterStart('miss_talent', 'no_show_talent', ['company']),
    ...afterStart('miss_company', 'no_show_company', ['talent']),
    ...afterStart('fail', 'technical_failure', either),
  ],
})

/** A double click is not an error: the step led to this status before. */
export const wasReachedBy = (status: InterviewStatus, event: InterviewEvent): boolean =>
  interviewStatusMachine.transitions.some((row) => row.event === event && row.to === status && row.from !== status)

const isOneOf = statusPredicates<InterviewStatus>()

export const isScheduled = isOneOf('scheduled')
export const isMoveRequested = isOneOf('reschedule_requested')
/** Agreed on and not started. */
export const isAhead = isOneOf('scheduled', 'reschedule_requested')
export const isInProgress = isOneOf('in_progress')
export const isCancelled = isOneOf('cancelled')
/** The company has not said yet whether it took place. */
export const isUnsettled = isOneOf('awaiting_feedback')
/** Both sides can say how it was. */
export const tookPlace = isOneOf('awaiting_feedback', 'completed')
/** A talent can also say how it was that nobody came. */
export const isRatedByTalent = isOneOf('awaiting_feedback', 'completed', 'no_show_company')
/** It did not take place, and another one can be arranged. */
export const didNotTakePlace = isOneOf('cancelled', 'no_show_talent', 'no_show_company', 'technical_failure')
/** The company did not come, or the call did not work: nothing the talent has to explain. */
export const isNotTheTalentsFault = isOneOf('no_show_company', 'technical_failure')
export const isTechnicalFailure = isOneOf('technical_failure')
/** The list of upcoming interviews. */
export const isUpcoming = isOneOf('scheduled', 'reschedule_requested', 'in_progress')
/** The list of past interviews. */
export const isOverInterview = isOneOf(
  'awaiting_feedback',
  'completed',
  'cancelled',
  'no_show_talent',
  'no_show_company',
  'technical_failure',
)
