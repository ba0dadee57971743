// The lifecycle of one attempt at a test. The server's clock ends it whether or not the person is there; answers given by
// then count. Tests with written answers wait for a member of the company to score them.
//
//   not_started ──start──▶ running ──submit───▶ submitted ──score──▶ scored
//                             └─────time_out─▶ timed_out ──score──────▲
//   and from each of them: void ─▶ void. It does not count, and the test can be taken again.
//   scored ──rescore─▶ scored: marked again.
//   not_started ──drop─▶ void: the job no longer requires it. A running attempt may be finished.

import { statusMachine, statusPredicates } from '#shared/kit/status-machine.ts'

export const attemptStatuses = ['not_started', 'running', 'submitted', 'timed_out', 'scored', 'void'] as const
export type AttemptStatus = (typeof attemptStatuses)[number]

export type AttemptEvent = 'start' | 'submit' | 'time_out' | 'score' | 'rescore' | 'void' | 'drop'
export type AttemptActor = 'talent' | 'company' | 'system'

export const attemptStatusMachine = statusMachine<AttemptStatus, AttemptEvent, AttemptActor>({
  states: attemptStatuses,
  transitions: [
    { from: 'not_started', event: 'start', to: 'running', by: ['talent'] },
    { from: 'running', event: 'submit', to: 'submitted', by: ['talent'] },
    { from: 'running', event: 'time_out', to: 'timed_out', by: ['system'] },
    { from: 'submitted', event: 'score', to: 'scored', by: ['company', 'system'] },
    { from: 'timed_out', event: 'score', to: 'scored', by: ['company', 'system'] },
    { from: 'scored', event: 'rescore', to: 'scored', by: ['company'] },
    { from: 'not_started', event: 'drop', to: 'void', by: ['company'] },
    ...attemptStatuses
      .filter((status) => status !== 'void')
      .map((from) => ({ from, event: 'void' as const, to: 'void' as const, by: ['company' as const] })),
  ],
})

const isOneOf = statusPredicates<AttemptStatus>()

export const isNotStarted = isOneOf('not_started')
export const isRunning = isOneOf('running')

/** Can still be worked on. */
export const isOpenAttempt = isOneOf('not_started', 'running')

/** Can no longer be answered. */
export const isFinished = isOneOf('submitted', 'timed_out', 'scored')

/** Before time ran out. */
export const wasSubmitted = isOneOf('submitted', 'scored')

export const hasTimedOut = isOneOf('timed_out')
export const isScored = isOneOf('scored')
export const isVoid = isOneOf('void')
