import type { profile } from '#shared/features/people/profile/profile.contract.ts'
import type { resumeOutEndpoints } from '#shared/features/people/profile/resume-out.contract.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'
import type { Choices } from './resume-out/resume-choices.ts'

export const profileQuery = endpointQuery<typeof profile.own>('GET /talent/api/profile')

export const previewAudiences = ['company', 'hidden_names', 'public'] as const
export type PreviewAudience = (typeof previewAudiences)[number]

export const previewQuery = (as: PreviewAudience) =>
  endpointQuery<typeof profile.preview>('GET /talent/api/profile/preview', { query: { as } })

export const resumeOutQuery = ({ parts, without, first }: Pick<Choices, 'parts' | 'without' | 'first'>) =>
  endpointQuery<typeof resumeOutEndpoints.show>('GET /talent/api/profile/resume', {
    query: { parts: parts.join(), without: without.join(), first: first.join() },
  })

/** Null shows the profile for editing. */
export const readAudience = (params: URLSearchParams): PreviewAudience | null =>
  previewAudiences.find((audience) => audience === params.get('as')) ?? null
