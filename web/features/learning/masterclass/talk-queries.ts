import type { QueryClient } from '@tanstack/react-query'
import type { talkLive } from '#shared/features/learning/masterclass/live/talk-live.contract.ts'
import {
  MAX_TALK_SEARCH,
  type TalkCategory,
  type TalkView,
  talkCategories,
  type talkPlaces,
} from '#shared/features/learning/masterclass/talk-kinds.ts'
import type { talkOffers } from '#shared/features/learning/masterclass/talk-offers.contract.ts'
import type { talkQuestions } from '#shared/features/learning/masterclass/talk-questions.contract.ts'
import type { talkRequests } from '#shared/features/learning/masterclass/talk-requests.contract.ts'
import type { TalkCard, talks } from '#shared/features/learning/masterclass/talks.contract.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'

export type TalkFilters = { text: string; category: TalkCategory | null }

export const noFilters: TalkFilters = { text: '', category: null }

/** Invalid values in the address are ignored. */
export const readFilters = (params: URLSearchParams): TalkFilters => ({
  text: (params.get('text') ?? '').trim().slice(0, MAX_TALK_SEARCH),
  category: talkCategories.find((one) => one === params.get('category')) ?? null,
})

export function addressOf(path: string, { text, category }: TalkFilters): string {
  const params = new URLSearchParams()
  if (text) params.set('text', text)
  if (category) params.set('category', category)
  return params.size === 0 ? path : `${path}?${params}`
}

type ListOptions = { filters?: TalkFilters; limit?: number; cursor?: string }

export const talksQuery = (show: TalkView, { filters = noFilters, limit = 20, cursor }: ListOptions = {}) =>
  endpointQuery<typeof talks.list>('GET /talent/api/talks', {
    query: {
      show,
      limit,
      ...(filters.text && { text: filters.text }),
      ...(filters.category && { category: filters.category }),
      ...(cursor !== undefined && { cursor }),
    },
  })

/** An address with anything else before the id is not found: the API refuses it. */
export const talkQuery = (id: string, under: string) =>
  endpointQuery<typeof talks.show>('GET /talent/api/talks/:id', {
    params: { id },
    query: { under: under as (typeof talkPlaces)[number] },
  })

export const questionsQuery = (id: string) =>
  endpointQuery<typeof talkQuestions.list>('GET /talent/api/talks/:id/questions', { params: { id } })

export const requestsQuery = (cursor?: string) =>
  endpointQuery<typeof talkRequests.list>('GET /talent/api/talk-requests', {
    query: { limit: 20, ...(cursor !== undefined && { cursor }) },
  })

export const offersQuery = (cursor?: string) =>
  endpointQuery<typeof talkOffers.list>('GET /talent/api/talk-offers', {
    query: { limit: 20, ...(cursor !== undefined && { cursor }) },
  })

export const refreshTalks = (cache: QueryClient) => cache.invalidateQueries({ queryKey: ['talent', 'talks'] })
export const refreshRequests = (cache: QueryClient) =>
  cache.invalidateQueries({ queryKey: ['talent', 'talk-requests'] })
export const refreshOffers = (cache: QueryClient) => cache.invalidateQueries({ queryKey: ['talent', 'talk-offers'] })

export const talkHref = ({ category, id }: Pick<TalkCard, 'category' | 'id'>): string =>
  `/masterclass/${category}/${id}`

export const liveQuery = (id: string) =>
  endpointQuery<typeof talkLive.show>('GET /talent/api/talks/:id/live', { params: { id } })
