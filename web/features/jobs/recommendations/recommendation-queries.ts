import type { recommendations } from '#shared/features/jobs/recommendations/recommendations.contract.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'

export const recommendationsQuery = endpointQuery<typeof recommendations.list>('GET /talent/api/recommendations')

export const recommendationSettingsQuery = endpointQuery<typeof recommendations.settings>(
  'GET /talent/api/recommendation-settings',
)

export const scoreQuery = (jobId: string) =>
  endpointQuery<typeof recommendations.explain>('GET /talent/api/recommendations/:jobId/score', { params: { jobId } })
