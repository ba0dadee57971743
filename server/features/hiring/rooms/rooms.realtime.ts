import { findSeat } from '#server/features/hiring/interviews/meetings/seats.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import { allowOn, type ChannelAccess } from '#server/platform/realtime/grants/channel-registry.ts'
import { roomChannel } from '#shared/features/hiring/rooms/room-channels.ts'
import { roomMessageSent } from '#shared/features/hiring/rooms/rooms.events.ts'
import { type Id, id as idSchema } from '#shared/kit/ids.ts'
import { channelName } from '#shared/live/channel.ts'
import { isOpen } from './rooms.policy.ts'
import { presentMessage } from './rooms.presenter.ts'
import type { MessageRow } from './rooms.queries.ts'

export const roomChannels: readonly ChannelAccess[] = [
  // Ids alone: the room itself says whose names the viewer may know.
  allowOn(roomChannel, async ({ viewer, params, db }) => {
    if (!idSchema.safeParse(params.interviewId).success) return false
    try {
      const { interview } = await findSeat(db, viewer, params.interviewId)
      return isOpen(interview, new Date()) && {}
    } catch (error) {
      if (error instanceof AppError) return false
      throw error
    }
  }),
]

export function publishMessage({ realtime }: Platform, tx: Db, message: MessageRow): void {
  realtime.publish(roomMessageSent, { interviewId: message.interviewId }, presentMessage(message), { tx })
}

/** Nobody keeps talking in the room of a cancelled interview. */
export async function closeLiveRoom(tx: Db, { realtime }: Platform, { id }: { id: Id }): Promise<void> {
  realtime.recheck({ channel: channelName(roomChannel, { interviewId: id }) }, tx)
}
