import type { RoomMessage } from '#shared/features/hiring/rooms/rooms.contract.ts'
import type { MessageRow } from './rooms.queries.ts'

export const presentMessage = ({ id, personId, text, createdAt }: MessageRow): RoomMessage => ({
  id,
  personId,
  text,
  sentAt: createdAt.toISOString(),
})
