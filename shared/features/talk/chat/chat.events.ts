// Ids, numbers and previews: whoever was away asks for the changes after the last number they have.

import { personChannel } from '#shared/kit/person-channel.ts'
import { clientEvent, event } from '#shared/live/event.ts'
import type { PayloadSchemas } from '#shared/live/payload.ts'
import { conversationChannel, conversationPresence, supportDeskChannel } from './chat-channels.ts'
import { messageKinds } from './chat-limits.ts'

const messagePayload = (z: PayloadSchemas) =>
  z.object({
    id: z.uuid(),
    seq: z.int(),
    /** The number to ask for changes with. */
    change: z.int(),
    senderId: z.nullable(z.uuid()),
    kind: z.enum(messageKinds),
    preview: z.string(),
  })

export const messageCreated = event('message.created', { channel: conversationChannel, payload: messagePayload })

export const messageChanged = event('message.changed', { channel: conversationChannel, payload: messagePayload })

/** To everything the person has open: the list and the number beside it change everywhere at once. */
export const inboxChanged = event('inbox.changed', {
  channel: personChannel,
  payload: (z) =>
    z.object({
      /** Null: several did. */
      conversationId: z.nullable(z.uuid()),
      unread: z.int(),
      /** Something new: whoever receives this event has received that, too. */
      hasArrived: z.boolean(),
    }),
})

/**
 * That somebody has received or read messages. On each person's own channel, never on the conversation's: not everybody
 * there may see it.
 */
export const receiptChanged = event('receipt.changed', {
  channel: personChannel,
  payload: (z) =>
    z.object({
      conversationId: z.uuid(),
      personId: z.uuid(),
      readSeq: z.optional(z.int()),
      deliveredSeq: z.optional(z.int()),
    }),
})

/** To the operators, of whom none may be in the conversation yet. */
export const supportChanged = event('support.changed', {
  channel: supportDeskChannel,
  payload: (z) => z.object({ conversationId: z.uuid() }),
  unreceived: 'for the operator console at /ops, which has no screen yet',
})

/** Who is typing the server says (`from`): what a browser claims about itself could be a lie. */
export const typing = clientEvent('client-typing', { channel: conversationPresence, payload: (z) => z.object({}) })
