import type { QueryClient } from '@tanstack/react-query'
import { type InvitationView, invitationViews } from '#shared/features/jobs/invitations/invitation-kinds.ts'
import type { invitations } from '#shared/features/jobs/invitations/invitations.contract.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'

export const PAGE_SIZE = 20

/** Everything that may change with an answer: the lists, and the badge on the tab. */
export const refreshInvitations = (cache: QueryClient) =>
  Promise.all(['invitations', 'job-counts'].map((key) => cache.invalidateQueries({ queryKey: ['talent', key] })))

export const readShelf = (params: URLSearchParams): InvitationView =>
  invitationViews.find((one) => one === params.get('show')) ?? 'open'

export const invitationsQuery = (show: InvitationView, cursor?: string) =>
  endpointQuery<typeof invitations.list>('GET /talent/api/invitations', {
    query: { show, limit: PAGE_SIZE, ...(cursor !== undefined && { cursor }) },
  })
