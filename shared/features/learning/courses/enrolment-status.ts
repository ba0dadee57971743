// The lifecycle of an enrolment. Leaving keeps the progress, and enrolling again continues from there. A completed course
// stays completed, also when later versions have further lessons.
//
//   active ──complete──▶ completed
//     │ ▲
//   leave enrol
//     ▼ │
//    left

import { statusMachine, statusPredicates } from '#shared/kit/status-machine.ts'

export const enrolmentStatuses = ['active', 'completed', 'left'] as const
export type EnrolmentStatus = (typeof enrolmentStatuses)[number]
export type EnrolmentEvent = 'complete' | 'leave' | 'enrol'

export const enrolmentStatusMachine = statusMachine<EnrolmentStatus, EnrolmentEvent, 'learner'>({
  states: enrolmentStatuses,
  transitions: [
    { from: 'active', event: 'complete', to: 'completed', by: ['learner'] },
    { from: 'active', event: 'leave', to: 'left', by: ['learner'] },
    { from: 'left', event: 'enrol', to: 'active', by: ['learner'] },
  ],
})

const isOneOf = statusPredicates<EnrolmentStatus>()

export const isLearning = isOneOf('active')
export const hasCompleted = isOneOf('completed')
export const hasLeft = isOneOf('left')
/** Progress is only recorded for these. */
export const isEnrolled = isOneOf('active', 'completed')
