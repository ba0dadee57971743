import type { QueryClient } from '@tanstack/react-query'
import type { Availability } from '#shared/features/hiring/interviews/interview-facts.contract.ts'
import type { InterviewShelf, RequestShelf } from '#shared/features/hiring/interviews/interview-kinds.ts'
import type { interviewRequests } from '#shared/features/hiring/interviews/interview-requests.contract.ts'
import type { interviews } from '#shared/features/hiring/interviews/interviews.contract.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'

const PAGE_SIZE = 20

const after = (cursor: string | undefined) => (cursor === undefined ? {} : { cursor })

export const requestsQuery = (show: RequestShelf, cursor?: string) =>
  endpointQuery<typeof interviewRequests.list>('GET /talent/api/interview-requests', {
    query: { show, limit: PAGE_SIZE, ...after(cursor) },
  })

export const interviewsQuery = (show: InterviewShelf, cursor?: string) =>
  endpointQuery<typeof interviews.list>('GET /talent/api/interviews', {
    query: { show, limit: PAGE_SIZE, ...after(cursor) },
  })

const WEEK_LIMIT = 100

export const weekQuery = (from: string, to: string) =>
  endpointQuery<typeof interviews.list>('GET /talent/api/interviews', { query: { from, to, limit: WEEK_LIMIT } })

export const companyWeekQuery = (from: string, to: string) =>
  endpointQuery<typeof interviews.listOfCompany>('GET /company/api/interviews', {
    query: { from, to, limit: WEEK_LIMIT },
  })

type Scope = { applicationId?: string }

export const companyRequestsQuery = (show: RequestShelf, scope: Scope = {}, cursor?: string) =>
  endpointQuery<typeof interviewRequests.listOfCompany>('GET /company/api/interview-requests', {
    query: { show, limit: PAGE_SIZE, ...scope, ...after(cursor) },
  })

export const companyInterviewsQuery = (show: InterviewShelf, scope: Scope = {}, cursor?: string) =>
  endpointQuery<typeof interviews.listOfCompany>('GET /company/api/interviews', {
    query: { show, limit: PAGE_SIZE, ...scope, ...after(cursor) },
  })

/** Dates that are being typed may be empty. */
const spanOf = (availability: Availability | null) =>
  availability?.from && availability.to
    ? {
        firstDay: availability.from,
        lastDay: availability.to,
        ...(availability.hours && { earliest: availability.hours.from, latest: availability.hours.to }),
      }
    : {}

export const planQuery = (id: string, minutes: number, panel: readonly string[], availability: Availability | null) =>
  endpointQuery<typeof interviewRequests.plan>('GET /company/api/applications/:id/interview-plan', {
    params: { id },
    query: { minutes, ...(panel.length > 0 && { panel: panel.join(',') }), ...spanOf(availability) },
  })

/** Everything that may change with an answer or a cancellation. */
export const refreshInterviews = (cache: QueryClient) =>
  Promise.all(
    ['talent', 'company'].flatMap((side) =>
      ['interviews', 'interview-requests'].map((key) => cache.invalidateQueries({ queryKey: [side, key] })),
    ),
  )
