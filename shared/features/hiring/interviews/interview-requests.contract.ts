import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { listCursor } from '#shared/features/hiring/applications/list-cursor.contract.ts'
import { jobCard } from '#shared/features/jobs/jobs/jobs.contract.ts'
import { otherLanguages } from '#shared/features/people/message-templates/wording.contract.ts'
import { id } from '#shared/kit/ids.ts'
import { pageOf, pageQuery } from '#shared/kit/pagination.ts'
import { availability, instant, minuteOfDay, place, requestFacts, withValidPlace } from './interview-facts.contract.ts'
import {
  declineReasons,
  interviewKinds,
  interviewMinutes,
  MAX_COUNTER_TIMES,
  MAX_MESSAGE,
  MAX_NOTE,
  MAX_PANEL,
  MAX_TIMES,
  MIN_TIMES,
  requestShelves,
} from './interview-kinds.ts'
import { requestEvents } from './request-status.ts'

const can = z.array(z.enum(requestEvents))

const ownRequest = z
  .object({
    ...requestFacts,
    /** What the decision is about; null once the request is over, or if the job can no longer be read. */
    card: jobCard.nullable(),
    /** When an interview can start in the company's free time, as of now. */
    starts: z.array(instant),
    can,
  })
  .meta({ id: 'InterviewRequest' })
export type InterviewRequest = z.output<typeof ownRequest>

const companyRequest = z
  .object({ ...requestFacts, talent: z.object({ name: z.string() }), requestedBy: z.string(), can })
  .meta({ id: 'CompanyInterviewRequest' })
export type CompanyInterviewRequest = z.output<typeof companyRequest>

const times = (least: number, most: number) =>
  z
    .array(instant)
    .min(least)
    .max(most)
    .refine((given) => new Set(given.map((one) => Date.parse(one))).size === given.length, {
      params: /* i18n */ { id: 'interviews.same_time', message: 'Two of these times are the same.' },
    })

const minutes = z.literal(interviewMinutes)

const newRequest = withValidPlace(
  z.object({
    kind: z.enum(interviewKinds),
    minutes,
    message: z.string().trim().max(MAX_MESSAGE),
    ...otherLanguages(MAX_MESSAGE),
    panel: z.array(id).min(1).max(MAX_PANEL),
    times: times(0, MAX_TIMES),
    availability: availability.nullish(),
    ...place,
  }),
).refine((given) => (given.availability ? given.times.length === 0 : given.times.length >= MIN_TIMES), {
  path: ['times'],
  params: /* i18n */ {
    id: 'interviews.too_few_times',
    message: 'Offer at least {least} times, or let them choose from your free time.',
    values: { least: MIN_TIMES },
  },
})
export type NewInterviewRequest = z.output<typeof newRequest>

const choice = z.object({ timeId: id })
/** A time of the company's free time is named by its start. */
const ownChoice = z.object({
  timeId: z.string().refine((given) => id.safeParse(given).success || instant.safeParse(given).success, {
    params: /* i18n */ { id: 'interviews.unknown_time', message: 'Choose one of the offered times.' },
  }),
})

const counter = z.object({
  times: times(1, MAX_COUNTER_TIMES),
  message: z.string().trim().max(MAX_NOTE).optional(),
})
export type CounterProposal = z.output<typeof counter>

const decline = z.object({
  reason: z.enum(declineReasons),
  note: z.string().trim().max(MAX_NOTE).optional(),
})
export type RequestDecline = z.output<typeof decline>

const listQuery = pageQuery.extend({ cursor: listCursor.optional(), show: z.enum(requestShelves).default('open') })
export type RequestsQuery = z.output<typeof listQuery>

const plan = z.object({
  /** Who can take part. */
  members: z.array(z.object({ id, name: z.string() })),
  talent: z.object({ name: z.string() }),
  companyClock: requestFacts.companyClock,
  talentClock: requestFacts.talentClock,
  times: z.array(z.object({ startsAt: instant, isInHours: z.boolean() })),
  /** How many starts the given days have; null without days. */
  starts: z.number().nullable(),
})
export type InterviewPlan = z.output<typeof plan>

const planQuery = z.object({
  minutes: z.coerce.number().pipe(minutes).default(45),
  /** Ids of members, separated by commas; without any, those of everyone's own times are left out. */
  panel: z
    .string()
    .regex(/^[0-9a-f-]{36}(,[0-9a-f-]{36}){0,5}$/)
    .optional(),
  /** The free time the company would offer. */
  firstDay: z.iso.date().optional(),
  lastDay: z.iso.date().optional(),
  earliest: z.coerce.number().pipe(minuteOfDay).optional(),
  latest: z.coerce.number().pipe(minuteOfDay).optional(),
})
export type PlanQuery = z.output<typeof planQuery>

const byId = z.object({ id })

export const interviewRequests = {
  list: endpoint({
    method: 'GET',
    path: '/talent/api/interview-requests',
    guard: 'verified',
    summary: 'Companies’ requests to interview you, newest first.',
    query: listQuery,
    response: pageOf(ownRequest).extend({ open: z.number() }),
  }),
  accept: endpoint({
    method: 'POST',
    path: '/talent/api/interview-requests/:id/accept',
    guard: 'verified',
    summary: 'Chooses one of the offered times, or a start in the company’s free time, which schedules the interview.',
    params: byId,
    body: ownChoice,
    response: ownRequest,
  }),
  counter: endpoint({
    method: 'POST',
    path: '/talent/api/interview-requests/:id/counter',
    guard: 'verified',
    summary: 'Proposes up to five other times.',
    params: byId,
    body: counter,
    response: ownRequest,
  }),
  decline: endpoint({
    method: 'POST',
    path: '/talent/api/interview-requests/:id/decline',
    guard: 'verified',
    summary: 'Declines a request, with the reason.',
    params: byId,
    body: decline,
    response: ownRequest,
  }),
  plan: endpoint({
    method: 'GET',
    path: '/company/api/applications/:id/interview-plan',
    guard: 'company',
    summary: 'Who can interview an applicant, and times that suit both sides.',
    params: byId,
    query: planQuery,
    response: plan,
  }),
  send: endpoint({
    method: 'POST',
    path: '/company/api/applications/:id/interview-requests',
    guard: 'company',
    summary:
      'Asks an applicant for an interview at one of several times or in the company’s free time. One open request of each kind.',
    params: byId,
    body: newRequest,
    response: companyRequest,
    status: 201,
    creates: true,
  }),
  listOfCompany: endpoint({
    method: 'GET',
    path: '/company/api/interview-requests',
    guard: 'company',
    summary: 'Your company’s interview requests, newest first.',
    query: listQuery.extend({ applicationId: id.optional() }),
    response: pageOf(companyRequest),
  }),
  agree: endpoint({
    method: 'POST',
    path: '/company/api/interview-requests/:id/accept',
    guard: 'company',
    summary: 'Chooses one of the times the applicant proposed, which schedules the interview.',
    params: byId,
    body: choice,
    response: companyRequest,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/company/api/interview-requests/:id/withdraw',
    guard: 'company',
    summary: 'Withdraws an open request.',
    params: byId,
    response: companyRequest,
  }),
}
export type CompanyRequestsQuery = RequestsQuery & { applicationId?: string | undefined }
