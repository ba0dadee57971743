// The lifecycle of a job. An operator reviews it before it can be found, unless the company has earned trust.
//
//   draft ──submit──▶ pending_review ──approve──▶ published ◀──resume── paused
//     ▲                     └──reject──▶ rejected     │  └──pause───────▲ │
//     └──────────revise─────────────────────┘         └─close, expire, moderate─▶ closed ──archive──▶ archived
//                                                     ▲────────reopen────────────┘
//
// A job that changed substantially since its review goes back to pending_review (review) from any status in which it is
// or was open. A feed's job that is still in review ends with its feed (expire); an operator removes one
// that should not be offered at all (moderate).

import { statusMachine, statusPredicates, type Transition } from '#shared/kit/status-machine.ts'

export const jobStatuses = ['draft', 'pending_review', 'rejected', 'published', 'paused', 'closed', 'archived'] as const
export type JobStatus = (typeof jobStatuses)[number]

/** Events by company members. */
export const companyJobEvents = [
  'submit',
  'withdraw',
  'revise',
  'pause',
  'resume',
  'close',
  'reopen',
  'discard',
] as const
export type CompanyJobEvent = (typeof companyJobEvents)[number]

export const operatorJobEvents = ['approve', 'reject', 'moderate'] as const
export type OperatorJobEvent = (typeof operatorJobEvents)[number]

const systemJobEvents = ['publish', 'review', 'pause_unconfirmed', 'expire', 'archive'] as const

export type JobStatusEvent = CompanyJobEvent | OperatorJobEvent | (typeof systemJobEvents)[number]
export type JobActor = 'company' | 'operator' | 'system'

/** `moderated`: an operator took the job down, so the company cannot reopen it. */
export const closeReasons = ['filled', 'cancelled', 'expired', 'moderated'] as const
export type CloseReason = (typeof closeReasons)[number]

const openStatuses = ['published', 'paused'] as const

const closing = (event: JobStatusEvent, by: JobActor): Transition<JobStatus, JobStatusEvent, JobActor>[] =>
  openStatuses.map((from) => ({ from, event, to: 'closed', by: [by] }))

export const jobStatusMachine = statusMachine<JobStatus, JobStatusEvent, JobActor>({
  states: jobStatuses,
  transitions: [
    { from: 'draft', event: 'submit', to: 'pending_review', by: ['company'] },
    { from: 'draft', event: 'publish', to: 'published', by: ['system'] },
    { from: 'draft', event: 'discard', to: 'archived', by: ['company'] },
    { from: 'pending_review', event: 'withdraw', to: 'draft', by: ['company'] },
    { from: 'pending_review', event: 'approve', to: 'published', by: ['operator'] },
    { from: 'pending_review', event: 'reject', to: 'rejected', by: ['operator'] },
    { from: 'pending_review', event: 'moderate', to: 'closed', by: ['operator'] },
    { from: 'rejected', event: 'revise', to: 'draft', by: ['company'] },
    { from: 'published', event: 'pause', to: 'paused', by: ['company'] },
    { from: 'published', event: 'pause_unconfirmed', to: 'paused', by: ['system'] },
    { from: 'paused', event: 'resume', to: 'published', by: ['company'] },
    { from: 'published', event: 'review', to: 'pending_review', by: ['system'] },
    { from: 'paused', event: 'review', to: 'pending_review', by: ['system'] },
    { from: 'closed', event: 'review', to: 'pending_review', by: ['system'] },
    { from: 'pending_review', event: 'expire', to: 'closed', by: ['system'] },
    ...closing('close', 'company'),
    ...closing('expire', 'system'),
    ...closing('moderate', 'operator'),
    { from: 'closed', event: 'reopen', to: 'published', by: ['company'] },
    { from: 'closed', event: 'archive', to: 'archived', by: ['system'] },
  ],
})

const isOneOf = statusPredicates<JobStatus>()

export const isPublishedJob = isOneOf('published')
export const isPausedJob = isOneOf('paused')
export const isClosedJob = isOneOf('closed')

/** Still hiring: it can be closed, or resumed after a pause. */
export const isOpenJob = isOneOf(...openStatuses)

export const isDraftJob = isOneOf('draft')

/** An operator sent it back with a reason. */
export const isReturnedJob = isOneOf('rejected')

/** Awaits an operator. */
export const isJobInReview = isOneOf('pending_review')

/** Not approved by an operator, so nobody outside the company has seen this version. */
export const isUnapprovedJob = isOneOf('draft', 'pending_review', 'rejected')

/** Statuses a company can still act on. */
export const isCurrentJob = isOneOf('draft', 'pending_review', 'rejected', 'published', 'paused', 'closed')

export const isJobOver = isOneOf('closed', 'archived')

/** Anyone with the URL can read it: applicants come back to closed jobs. */
export const isReadableJob = isOneOf('published', 'paused', 'closed')

/** Not while in review: the operator would approve something they have not read. */
export const isEditableJob = isOneOf('draft', 'rejected', 'published', 'paused')

/** Closed once its feed no longer lists it. */
export const endsWithFeed = isOneOf('pending_review', 'published', 'paused')
