import type { rooms } from '#shared/features/hiring/rooms/rooms.contract.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'

export const roomQuery = (id: string) =>
  endpointQuery<typeof rooms.show>('GET /shared/api/interviews/:id/room', { params: { id } })

export const messagesQuery = (id: string) =>
  endpointQuery<typeof rooms.messages>('GET /shared/api/interviews/:id/room/messages', { params: { id } })
