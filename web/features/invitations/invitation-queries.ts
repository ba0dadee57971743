import { type InvitationShelf, invitationShelves } from '#shared/features/invitations/invitation-kinds.ts'
import type { invitations } from '#shared/features/invitations/invitations.contract.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'

export const PAGE_SIZE = 20

export const INVITATIONS_KEY = ['talent', 'invitations'] as const

export const readShelf = (params: URLSearchParams): InvitationShelf =>
  invitationShelves.find((one) => one === params.get('show')) ?? 'open'

export const invitationsQuery = (show: InvitationShelf, cursor?: string) =>
  endpointQuery<typeof invitations.list>('GET /talent/api/invitations', {
    query: { show, limit: PAGE_SIZE, ...(cursor !== undefined && { cursor }) },
  })
