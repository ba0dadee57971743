import type { reference } from '#shared/features/base/reference/reference.contract.ts'
import type { apply } from '#shared/features/hiring/apply/apply.contract.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'

/** What an application requires, how long it takes, and what keeps this person from applying. */
export const beforeQuery = (jobId: string) =>
  endpointQuery<typeof apply.before>('GET /shared/api/jobs/:jobId/applying', { params: { jobId } })

export const draftQuery = (id: string) =>
  endpointQuery<typeof apply.show>('GET /talent/api/application-drafts/:id', { params: { id } })

export const countriesQuery = endpointQuery<typeof reference.countries>('GET /shared/api/countries')
