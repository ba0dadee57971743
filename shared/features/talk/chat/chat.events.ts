// Events carry only ids, numbers and previews: clients that were offline request the changes after the last number they
// have.

import { personChannel } from '#shared/kit/person-channel.ts'
import { clientEvent, event } from '#shared/live/event.ts'
import type { PayloadSchemas } from '#shared/live/payload.ts'
import { conversationChannel, conversationPresence, supportDeskChannel } from './chat-channels.ts'
import { messageKinds } from './chat-limits.ts'

const messagePayload = (z: PayloadSchemas) =>
  z.object({
    id: z.uuid(),
    seq: z.int(),
    /** The number to request changes with. */
    change: z.int(),
    senderId: z.nullable(z.uuid()),
    kind: z.enum(messageKinds),
    preview: z.string(),
  })

export const messageCreated = event('message.created', { channel: conversationChannel, payload: messagePayload })

export const messageChanged = event('message.changed', { channel: conversationChannel, payload: messagePayload })

/** Sent to all of a person's tabs, so that the list and the unread count change everywhere at once. */
export const inboxChanged = event('inbox.changed', {
  channel: personChannel,
  payload: (z) =>
    z.object({
      /** Null if several conversations changed. */
      conversationId: z.nullable(z.uuid()),
      unread: z.int(),
      /** There is a new message, and receiving this event counts as its delivery. */
      hasArrived: z.boolean(),
    }),
})

/**
 * Someone has received or read messages. Sent on each person's own channel, not on the conversation's, because not
 * everyone there may see it.
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

/** For all operators, since none may have joined the conversation yet. */
export const supportChanged = event('support.changed', {
  channel: supportDeskChannel,
  payload: (z) => z.object({ conversationId: z.uuid() }),
  unreceived: 'for the operator console at /ops, which has no screen yet',
})

/** The server says who is typing (`from`), because clients could claim to be someone else. */
export const typing = clientEvent('client-typing', { channel: conversationPresence, payload: (z) => z.object({}) })
