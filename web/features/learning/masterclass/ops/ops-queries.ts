import type { QueryClient } from '@tanstack/react-query'
import type { opsTalkRequests } from '#shared/features/learning/masterclass/ops/ops-requests.contract.ts'
import type { OpsTalk, opsTalks, TalkContent } from '#shared/features/learning/masterclass/ops/ops-talks.contract.ts'
import type { OpsTalkView } from '#shared/features/learning/masterclass/talk-kinds.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'

export const opsTalksQuery = (show: OpsTalkView, cursor?: string) =>
  endpointQuery<typeof opsTalks.list>('GET /ops/api/talks', {
    query: { show, limit: 20, ...(cursor !== undefined && { cursor }) },
  })

export const opsTalkQuery = (id: string) =>
  endpointQuery<typeof opsTalks.show>('GET /ops/api/talks/:id', { params: { id } })

export const opsRequestsQuery = (cursor?: string) =>
  endpointQuery<typeof opsTalkRequests.list>('GET /ops/api/talk-requests', {
    query: { limit: 20, ...(cursor !== undefined && { cursor }) },
  })

export const refreshOpsTalks = (cache: QueryClient) => cache.invalidateQueries({ queryKey: ['ops', 'talks'] })
export const refreshOpsRequests = (cache: QueryClient) =>
  cache.invalidateQueries({ queryKey: ['ops', 'talk-requests'] })

export const newTalk: TalkContent = {
  title: '',
  abstract: '',
  description: '',
  category: 'contracts',
  level: 'beginner',
  language: 'en',
  speakers: [{ name: '', headline: '', bio: '' }],
  skills: [],
  startsAt: null,
  minutes: 45,
  timeZone: 'UTC',
  capacity: null,
  hasWaitlist: true,
  isRecorded: false,
  streamUrl: null,
  recordingUrl: null,
  chapters: [],
  transcript: [],
  slides: '',
}

export function contentOf(talk: Omit<OpsTalk, 'id' | 'updatedAt'>): TalkContent {
  const { status, reason, registered, waiting, isOffer, recording, ...content } = talk
  return content
}
