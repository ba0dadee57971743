import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { listCursor } from '#shared/features/hiring/applications/list-cursor.contract.ts'
import { id } from '#shared/kit/ids.ts'
import { pageOf, pageQuery } from '#shared/kit/pagination.ts'
import { instant, interviewFacts } from './interview-facts.contract.ts'
import {
  cancelReasons,
  companyOutcomes,
  interviewShelves,
  MAX_MOVE_TIMES,
  MAX_NOTE,
  talentOutcomes,
} from './interview-kinds.ts'
import { interviewEvents, interviewStatuses } from './interview-status.ts'

/** Only talents give stars. */
const feedback = z.object({ stars: z.number().nullable(), text: z.string() })
export type InterviewFeedback = z.output<typeof feedback>

const facts = {
  ...interviewFacts,
  status: z.enum(interviewStatuses),
  /** While one side asks to move it. */
  proposedTimes: z.array(instant),
  /** Whether the reader can still move it without asking. */
  movesFreely: z.boolean(),
  cancelReason: z.enum(cancelReasons).nullable(),
  cancelNote: z.string().nullable(),
  cancelledBy: z.enum(['talent', 'company', 'system']).nullable(),
  /** What the company tells the talent beforehand. */
  preparation: z.string(),
  /** The reader's own notes, which nobody else sees. */
  ownNotes: z.string(),
  feedback: z.object({
    given: feedback.nullable(),
    received: feedback.nullable(),
    /** Whether the reader can give any, or change it. */
    isOpen: z.boolean(),
  }),
  can: z.array(z.enum(interviewEvents)),
}

export const ownInterview = z.object(facts).meta({ id: 'Interview' })
export type Interview = z.output<typeof ownInterview>

export const companyInterview = z
  .object({ ...facts, talent: z.object({ name: z.string() }) })
  .meta({ id: 'CompanyInterview' })
export type CompanyInterview = z.output<typeof companyInterview>

const listQuery = pageQuery.extend({
  cursor: listCursor.optional(),
  show: z.enum(interviewShelves).default('upcoming'),
  /** Only those that start in this span, whatever their list. */
  from: instant.optional(),
  to: instant.optional(),
})
export type InterviewsQuery = z.output<typeof listQuery>

const counts = z.object({ upcoming: z.number(), completed: z.number() })

const cancel = z.object({ reason: z.enum(cancelReasons).nullish(), note: z.string().trim().max(MAX_NOTE).optional() })
export type Cancellation = z.output<typeof cancel>

const newTimes = z.object({ times: z.array(instant).min(1).max(MAX_MOVE_TIMES) })
export type NewTimes = z.output<typeof newTimes>

/** Null keeps the time as it is. */
const moveAnswer = z.object({ startsAt: instant.nullable() })
export type MoveAnswer = z.output<typeof moveAnswer>

const byId = z.object({ id })

export const interviews = {
  list: endpoint({
    method: 'GET',
    path: '/talent/api/interviews',
    guard: 'verified',
    summary: 'Your interviews: upcoming ones soonest first, past ones latest first.',
    query: listQuery,
    response: pageOf(ownInterview).extend({ totals: counts }),
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/talent/api/interviews/:id/cancel',
    guard: 'verified',
    summary: 'Cancels one of your interviews.',
    params: byId,
    body: cancel,
    response: ownInterview,
  }),
  propose: endpoint({
    method: 'POST',
    path: '/talent/api/interviews/:id/times',
    guard: 'verified',
    summary:
      'Moves one of your interviews, or asks the company to: one time within its working hours moves it at once.',
    params: byId,
    body: newTimes,
    response: ownInterview,
  }),
  answer: endpoint({
    method: 'POST',
    path: '/talent/api/interviews/:id/times/answer',
    guard: 'verified',
    summary: 'Agrees to one of the times the company proposed, or keeps the time.',
    params: byId,
    body: moveAnswer,
    response: ownInterview,
  }),
  proposeForCompany: endpoint({
    method: 'POST',
    path: '/company/api/interviews/:id/times',
    guard: 'company',
    summary: 'Moves an interview, or asks the applicant to: one time within their day moves it at once.',
    params: byId,
    body: newTimes,
    response: companyInterview,
  }),
  answerForCompany: endpoint({
    method: 'POST',
    path: '/company/api/interviews/:id/times/answer',
    guard: 'company',
    summary: 'Agrees to one of the times the applicant proposed, or keeps the time.',
    params: byId,
    body: moveAnswer,
    response: companyInterview,
  }),
  settle: endpoint({
    method: 'POST',
    path: '/talent/api/interviews/:id/outcome',
    guard: 'verified',
    summary: 'Reports that nobody came to your interview, or that the call did not work.',
    params: byId,
    body: z.object({ outcome: z.enum(talentOutcomes) }),
    response: ownInterview,
  }),
  settleForCompany: endpoint({
    method: 'POST',
    path: '/company/api/interviews/:id/outcome',
    guard: 'company',
    summary: 'Says that an interview took place, that the applicant did not come, or that the call did not work.',
    params: byId,
    body: z.object({ outcome: z.enum(companyOutcomes) }),
    response: companyInterview,
  }),
  listOfCompany: endpoint({
    method: 'GET',
    path: '/company/api/interviews',
    guard: 'company',
    summary: 'Your company’s interviews: upcoming ones soonest first, past ones latest first.',
    query: listQuery.extend({ applicationId: id.optional() }),
    response: pageOf(companyInterview).extend({ totals: counts }),
  }),
  cancelForCompany: endpoint({
    method: 'POST',
    path: '/company/api/interviews/:id/cancel',
    guard: 'company',
    summary: 'Cancels an interview, with the reason.',
    params: byId,
    body: cancel.extend({ reason: z.enum(cancelReasons) }),
    response: companyInterview,
  }),
}
export type CompanyInterviewsQuery = InterviewsQuery & { applicationId?: string | undefined }
