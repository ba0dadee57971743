// The lifecycle of an application as the applicant sees it. Only the company moves it forward, only the applicant
// withdraws it or gives up waiting. The system may only record the first view and close what nobody else closed.
//
//   submitted ─▶ in_review ─▶ shortlisted ─▶ assessment ─▶ interviewing ─▶ offer ─▶ hired
//       └────────────┴──────── from any of these ───────────────┴───────────┘
//        reject ─▶ not_selected ──reopen──▶ in_review     withdraw ─▶ withdrawn
//        close_job ─▶ closed_job                          expire, give_up ─▶ expired_no_reply
//
// The steps between are not a ladder: a company may go back a stage, or skip one.

import type { StageKind } from '#shared/features/jobs/jobs/job-fields.contract.ts'
import { statusMachine, statusPredicates, type Transition } from '#shared/kit/status-machine.ts'

export const liveStatuses = ['submitted', 'in_review', 'shortlisted', 'assessment', 'interviewing', 'offer'] as const
export type LiveStatus = (typeof liveStatuses)[number]

export const endedStatuses = ['hired', 'not_selected', 'withdrawn', 'closed_job', 'expired_no_reply'] as const
export type EndedStatus = (typeof endedStatuses)[number]

export const applicationStatuses = [...liveStatuses, ...endedStatuses] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]

/** The events of moving to a stage, named after the public status they lead to. */
export const stageEvents = ['review', 'shortlist', 'assess', 'interview', 'offer'] as const
export type StageEvent = (typeof stageEvents)[number]

export type ApplicationEvent =
  | StageEvent
  | 'look'
  | 'hire'
  | 'reject'
  | 'reopen'
  | 'withdraw'
  | 'give_up'
  | 'close_job'
  | 'expire'
export type ApplicationActor = 'talent' | 'company' | 'system'

const leadsTo: Record<StageEvent, LiveStatus> = {
  review: 'in_review',
  shortlist: 'shortlisted',
  assess: 'assessment',
  interview: 'interviewing',
  offer: 'offer',
}

/** Companies name the stages of a job themselves; each kind of stage has one public meaning. */
export const eventOfStage: Record<StageKind, StageEvent> = {
  review: 'review',
  screening: 'shortlist',
  test: 'assess',
  task: 'assess',
  interview: 'interview',
  references: 'interview',
  offer: 'offer',
}

type Row = Transition<ApplicationStatus, ApplicationEvent, ApplicationActor>

const fromLive = (event: ApplicationEvent, to: ApplicationStatus, by: ApplicationActor): Row[] =>
  liveStatuses.map((from) => ({ from, event, to, by: [by] }))

export const applicationStatusMachine = statusMachine<ApplicationStatus, ApplicationEvent, ApplicationActor>({
  states: applicationStatuses,
  transitions: [
    { from: 'submitted', event: 'look', to: 'in_review', by: ['company', 'system'] },
    ...stageEvents.flatMap((event) => fromLive(event, leadsTo[event], 'company')),
    ...fromLive('hire', 'hired', 'company'),
    ...fromLive('reject', 'not_selected', 'company'),
    { from: 'not_selected', event: 'reopen', to: 'in_review', by: ['company'] },
    ...fromLive('withdraw', 'withdrawn', 'talent'),
    ...fromLive('give_up', 'expired_no_reply', 'talent'),
    ...fromLive('close_job', 'closed_job', 'system'),
    ...fromLive('expire', 'expired_no_reply', 'system'),
  ],
})

const isOneOf = statusPredicates<ApplicationStatus>()

export const isLive = isOneOf(...liveStatuses)
export const isEnded = isOneOf(...endedStatuses)

export const isSubmitted = isOneOf('submitted')
export const isInterviewing = isOneOf('interviewing')
export const hasOffer = isOneOf('offer')
export const isHired = isOneOf('hired')
export const isRejected = isOneOf('not_selected')
export const isWithdrawn = isOneOf('withdrawn')
export const hasExpired = isOneOf('expired_no_reply')

/** How far an application got. */
export const hasAdvanced = isOneOf('shortlisted', 'assessment', 'interviewing', 'offer', 'hired')
export const hasReachedInterview = isOneOf('interviewing', 'offer', 'hired')
export const hasReachedOffer = isOneOf('offer', 'hired')

/** The applicant has to act next. */
export const awaitsTalent = isOneOf('assessment', 'offer')

/** Ended without a hire. */
export const isUnsuccessful = isOneOf('not_selected', 'withdrawn', 'closed_job', 'expired_no_reply')

/** Ended before the company's reply was due, and not because of its silence. */
export const needsNoReply = isOneOf('withdrawn', 'closed_job')
