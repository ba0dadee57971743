// Validates what arrives against its contract. Browsers load this file, and the schema library with it, together with
// the live client. zod/mini is a third of the size and never tries `new Function`, which our content security policy
// blocks.

import { z } from 'zod/mini'
import { events } from '../assembled/events.ts'
import { matchChannel } from './channel.ts'
import type { LiveEvent, PayloadOf } from './event.ts'
import { channelMissed } from './platform.events.ts'

/** Only what is listed here ends up in the browser bundle. */
export const payloadSchemas = {
  array: z.array,
  boolean: z.boolean,
  enum: z.enum,
  int: z.int,
  nullable: z.nullable,
  object: z.object,
  optional: z.optional,
  string: z.string,
  unknown: z.unknown,
  uuid: z.uuid,
}
export type PayloadSchemas = typeof payloadSchemas

const built = new WeakMap<LiveEvent, z.ZodMiniType>()

export function payloadSchema(event: LiveEvent): z.ZodMiniType {
  const schema = built.get(event) ?? event.payload(payloadSchemas)
  built.set(event, schema)
  return schema
}

/** Null if it does not match the contract. */
export function readPayload<E extends LiveEvent>(event: E, data: unknown): { payload: PayloadOf<E> } | null {
  const result = payloadSchema(event).safeParse(data)
  // Safe: the schema is the event's own.
  return result.success ? { payload: result.data as PayloadOf<E> } : null
}

const PROTOCOL_EVENT = /^pusher(_internal)?:/
const declared = events.map((event) => ({ event, match: matchChannel(event.channel) }))

export type Fault = 'unknown' | 'malformed'

/** What is wrong with an event that arrived on a channel; null if nothing is. */
export function faultOf(channel: string, name: string, data: unknown): Fault | null {
  if (PROTOCOL_EVENT.test(name) || name === channelMissed.name) return null
  const found = declared.find(({ event, match }) => event.name === name && match(channel) !== null)
  if (!found) return 'unknown'
  return readPayload(found.event, data) ? null : 'malformed'
}
