import type { profile } from '#shared/features/people/profile/profile.contract.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'

export const profileQuery = endpointQuery<typeof profile.own>('GET /talent/api/profile')

export const previewAudiences = ['company', 'hidden_names', 'public'] as const
export type PreviewAudience = (typeof previewAudiences)[number]

export const previewQuery = (as: PreviewAudience) =>
  endpointQuery<typeof profile.preview>('GET /talent/api/profile/preview', { query: { as } })

/** Null shows the profile for editing. */
export const readAudience = (params: URLSearchParams): PreviewAudience | null =>
  previewAudiences.find((audience) => audience === params.get('as')) ?? null
