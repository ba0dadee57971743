import type { QueryClient } from '@tanstack/react-query'
import {
  type AssessmentShelf,
  type ownShelves,
  shelves,
} from '#shared/features/skills/assessments/assessment-limits.ts'
import type { Assessment, assessments } from '#shared/features/skills/assessments/assessments.contract.ts'
import type { companyAssessments } from '#shared/features/skills/assessments/company-assessments.contract.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'

const PAGE_SIZE = 20

export const readShelf = (params: URLSearchParams): AssessmentShelf =>
  shelves.find((one) => one === params.get('show')) ?? 'open'

const pageOf = <Shelf extends AssessmentShelf>(show: Shelf, cursor: string | undefined) => ({
  query: { show, limit: PAGE_SIZE, ...(cursor !== undefined && { cursor }) },
})

export const assessmentsQuery = (show: (typeof ownShelves)[number], cursor?: string) =>
  endpointQuery<typeof assessments.list>('GET /talent/api/assessments', pageOf(show, cursor))

export const assessmentQuery = (token: string) =>
  endpointQuery<typeof assessments.show>('GET /talent/api/assessments/:token', { params: { token } })

export const invitationQuery = (token: string) =>
  endpointQuery<typeof assessments.showInvitation>('GET /shared/api/assessment-invitation', { query: { token } })

/** Where it is taken. */
export const screenOf = ({ format }: Pick<Assessment, 'format'>, token: string): string =>
  format === 'interview' ? `/assessments/${token}/start-interview` : `/assessments/${token}`

export const companyAssessmentsQuery = (show: AssessmentShelf, cursor?: string) =>
  endpointQuery<typeof companyAssessments.list>('GET /company/api/assessments', pageOf(show, cursor))

export const companyAssessmentQuery = (id: string) =>
  endpointQuery<typeof companyAssessments.show>('GET /company/api/assessments/:id', { params: { id } })

export const libraryQuery = endpointQuery<typeof companyAssessments.library>('GET /company/api/assessment-library')

export const refreshAssessments = (cache: QueryClient) =>
  cache.invalidateQueries({ queryKey: ['talent', 'assessments'] })

export const refreshCompanyAssessments = (cache: QueryClient) =>
  cache.invalidateQueries({ queryKey: ['company', 'assessments'] })
