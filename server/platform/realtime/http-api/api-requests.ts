// Request schemas of the API, with the protocol's own names and limits.

import { z } from 'zod'
import { AppError } from '../../http/app-error.ts'
import { isChannelName, ownerOfPersonalChannel } from '../protocol/channel-name.ts'
import { limits } from '../protocol/limits.ts'
import { readJson } from '../protocol/read-json.ts'
import { isSocketId } from '../protocol/signatures.ts'
import { type Attribute, attributes } from './channel-attributes.ts'

const channel = z
  .string()
  .refine((name) => isChannelName(name) || ownerOfPersonalChannel(name) !== null, 'This is not a channel name.')
const info = z
  .string()
  .optional()
  .transform((text) => (text ?? '').split(',').filter(Boolean))
  .pipe(z.array(z.enum(attributes, 'There is no such attribute.')))
const event = {
  name: z.string().min(1).max(limits.eventNameLength),
  data: z.string(),
  socket_id: z.string().refine(isSocketId).optional(),
  info,
}

const oneEvent = z
  .object({ ...event, channel: channel.optional(), channels: z.array(channel).max(limits.channelsPerEvent).optional() })
  .transform(({ channel: single, channels = [], ...rest }) => ({
    ...rest,
    channels: single === undefined ? channels : [single, ...channels],
  }))
  .refine(({ channels }) => channels.length > 0, 'At least one channel is required.')

const batch = z.object({ batch: z.array(z.object({ ...event, channel })).max(limits.eventsPerBatch) })

export type ApiEvent = {
  name: string
  data: string
  socket_id?: string | undefined
  channels: string[]
  info: Attribute[]
}

export const readEvent = (body: unknown): ApiEvent => checkSize(read(oneEvent, body))

export const readBatch = (body: unknown): ApiEvent[] =>
  read(batch, body).batch.map(({ channel: single, ...rest }) => checkSize({ ...rest, channels: [single] }))

function checkSize(given: ApiEvent): ApiEvent {
  if (Buffer.byteLength(given.data) > limits.eventBytes) throw new AppError('payload_too_large')
  return given
}

const query = z.object({ filter_by_prefix: z.string().default(''), info })
export function readQuery(given: unknown): { prefix: string; info: Attribute[] } {
  const { filter_by_prefix: prefix, info: attributes } = check(query, given)
  return { prefix, info: attributes }
}

const read = <T extends z.ZodType>(schema: T, body: unknown): z.output<T> =>
  check(schema, readJson(typeof body === 'string' ? body : ''))

function check<T extends z.ZodType>(schema: T, given: unknown): z.output<T> {
  const parsed = schema.safeParse(given)
  if (!parsed.success)
    throw new AppError('malformed_request', { message: parsed.error.issues[0]?.message ?? 'The body is invalid.' })
  return parsed.data
}
