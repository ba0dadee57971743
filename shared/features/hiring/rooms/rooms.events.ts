import { clientEvent, event } from '#shared/live/event.ts'
import { roomChannel } from './room-channels.ts'
import { roomPads } from './room-limits.ts'

/**
 * Signalling for the call. An SDP description can exceed the message size limit, so it is sent in parts.
 * `peer` is the sender's tab, `to` the tab it is meant for; null for all of them.
 */
export const roomSignal = clientEvent('client-signal', {
  channel: roomChannel,
  payload: (z) =>
    z.object({
      peer: z.uuid(),
      to: z.nullable(z.uuid()),
      message: z.uuid(),
      part: z.int(),
      parts: z.int(),
      text: z.string(),
    }),
})

/** A change of a shared text or of a cursor, in base64. Lost ones come with the next saved version. */
export const padChanged = clientEvent('client-pad', {
  channel: roomChannel,
  payload: (z) =>
    z.object({
      pad: z.enum(roomPads),
      kind: z.enum(['update', 'cursor']),
      message: z.uuid(),
      part: z.int(),
      parts: z.int(),
      text: z.string(),
    }),
})

export const roomMessageSent = event('room.message-sent', {
  channel: roomChannel,
  payload: (z) => z.object({ id: z.uuid(), personId: z.nullable(z.uuid()), text: z.string(), sentAt: z.string() }),
})
