// The lifecycle of an enrolment. Leaving keeps the progress, and enrolling again continues from there. After half a year without a
// visit the enrolment lapses, which keeps the progress, too. A completed course stays completed, also when later versions have further
// lessons.
//
//   active ──complete──▶ completed
//     │ ▲
//  leave, enrol
//  lapse  │
//     ▼ │
//    left

import { statusMachine, statusPredicates } from '#shared/kit/status-machine.ts'

export const enrolmentStatuses = ['active', 'completed', 'left'] as const
export type EnrolmentStatus = (typeof enrolmentStatuses)[number]
export type EnrolmentEvent = 'complete' | 'leave' | 'lapse' | 'enrol'

/** How long an enrolment lasts without a visit. */
export const IDLE_DAYS = 180

export const enrolmentStatusMachine = statusMachine<EnrolmentStatus, EnrolmentEvent, 'learner' | 'system'>({
  states: enrolmentStatuses,
  transitions: [
    { from: 'active', event: 'complete', to: 'completed', by: ['learner'] },
    { from: 'active', event: 'leave', to: 'left', by: ['learner'] },
    { from: 'active', event: 'lapse', to: 'left', by: ['system'] },
    { from: 'left', event: 'enrol', to: 'active', by: ['learner'] },
  ],
})

const isOneOf = statusPredicates<EnrolmentStatus>()

export const isLearning = isOneOf('active')
export const hasCompleted = isOneOf('completed')
export const hasLeft = isOneOf('left')
/** Progress is only recorded for these. */
export const isEnrolled = isOneOf('active', 'completed')
