// A live event is one object: its name on the wire, its channel and its payload. The server sends it
// (`realtime.publish`), the browser receives it (`useEvent`), and neither spells out its name or casts its payload.

import type { z } from 'zod/mini'
import type { Channel } from './channel.ts'
import type { PayloadSchemas } from './payload.ts'

export type LiveEvent<C extends Channel = Channel, Payload extends z.ZodMiniType = z.ZodMiniType> = {
  name: string
  channel: C
  /**
   * The schema library is passed in rather than imported, so that pages can import events without loading it
   * (weight.rule).
   */
  payload: (schemas: PayloadSchemas) => Payload
  sender: 'server' | 'browser'
  /** Why none of our code receives it. */
  unreceived?: string
}

export type PayloadOf<E extends LiveEvent> = z.infer<ReturnType<E['payload']>>

type Definition<C extends Channel, Payload extends z.ZodMiniType> = Pick<
  LiveEvent<C, Payload>,
  'channel' | 'payload' | 'unreceived'
>

export const event = <C extends Channel, Payload extends z.ZodMiniType>(
  name: string,
  definition: Definition<C, Payload>,
): LiveEvent<C, Payload> => ({ name, sender: 'server', ...definition })

/** Sent directly between browsers, bypassing our server code; the protocol requires the prefix. */
export const clientEvent = <C extends Channel, Payload extends z.ZodMiniType>(
  name: `client-${string}`,
  definition: Definition<C, Payload>,
): LiveEvent<C, Payload> => ({ name, sender: 'browser', ...definition })
