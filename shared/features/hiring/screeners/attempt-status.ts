// The life of one person's go at a test. The clock of the server ends it whether or not they are there; what was answered
// until then counts. Tests that a person of the company has to read wait before they are scored.
//
//   not_started ──start──▶ running ──submit───▶ submitted ──score──▶ scored
//                             └─────time_out─▶ timed_out ──score──────▲
//   and from each of them: void ─▶ void. It does not count, and the person may take the test again.
//   not_started ──drop─▶ void: the job asks for it no longer. What was begun by then may be finished.

import { statusMachine } from '#shared/kit/status-machine.ts'

export const attemptStatuses = ['not_started', 'running', 'submitted', 'timed_out', 'scored', 'void'] as const
export type AttemptStatus = (typeof attemptStatuses)[number]

export type AttemptEvent = 'start' | 'submit' | 'time_out' | 'score' | 'void' | 'drop'
export type AttemptActor = 'talent' | 'company' | 'system'

/** Can still be worked on. */
export const openStatuses = ['not_started', 'running'] as const satisfies readonly AttemptStatus[]

/** Nothing more can be answered. */
export const finishedStatuses = ['submitted', 'timed_out', 'scored'] as const satisfies readonly AttemptStatus[]

export const isFinished = (status: AttemptStatus): boolean => finishedStatuses.some((one) => one === status)

export const attemptStatusMachine = statusMachine<AttemptStatus, AttemptEvent, AttemptActor>({
  states: attemptStatuses,
  transitions: [
    { from: 'not_started', event: 'start', to: 'running', by: ['talent'] },
    { from: 'running', event: 'submit', to: 'submitted', by: ['talent'] },
    { from: 'running', event: 'time_out', to: 'timed_out', by: ['system'] },
    { from: 'submitted', event: 'score', to: 'scored', by: ['company', 'system'] },
    { from: 'timed_out', event: 'score', to: 'scored', by: ['company', 'system'] },
    { from: 'not_started', event: 'drop', to: 'void', by: ['company'] },
    ...attemptStatuses
      .filter((status) => status !== 'void')
      .map((from) => ({ from, event: 'void' as const, to: 'void' as const, by: ['company' as const] })),
  ],
})
