// The lifecycle of what a learner hands in for an assignment. It can be replaced until it has been read.
//
//   waiting ⟲ submit (learner)
//     ├─ pass (operator) ──▶ passed
//     └─ return (operator) ─▶ returned ──submit (learner)──▶ waiting

import { statusMachine, statusPredicates } from '#shared/kit/status-machine.ts'

export const submissionStatuses = ['waiting', 'passed', 'returned'] as const
export type SubmissionStatus = (typeof submissionStatuses)[number]
export type SubmissionEvent = 'submit' | 'pass' | 'return'
export type SubmissionActor = 'learner' | 'operator'

export const submissionStatusMachine = statusMachine<SubmissionStatus, SubmissionEvent, SubmissionActor>({
  states: submissionStatuses,
  transitions: [
    { from: 'waiting', event: 'submit', to: 'waiting', by: ['learner'] },
    { from: 'returned', event: 'submit', to: 'waiting', by: ['learner'] },
    { from: 'waiting', event: 'pass', to: 'passed', by: ['operator'] },
    { from: 'waiting', event: 'return', to: 'returned', by: ['operator'] },
  ],
})

const isOneOf = statusPredicates<SubmissionStatus>()

export const isWaitingForFeedback = isOneOf('waiting')
export const isPassed = isOneOf('passed')
export const isReturned = isOneOf('returned')
