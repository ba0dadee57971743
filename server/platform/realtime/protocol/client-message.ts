// Messages from clients. Nothing in them is trusted before it is checked: invalid shapes become null here and are rejected
// by the caller.

import { z } from 'zod'
import { limits } from './limits.ts'
import { readJson } from './read-json.ts'

export type ClientMessage = { event: string; channel: unknown; data: unknown }

/** Without a schema for speed: every client message passes through here. */
export function readMessage(text: string): ClientMessage | null {
  const given = readJson(text)
  if (typeof given !== 'object' || given === null) return null
  const { event, channel, data } = given as Partial<ClientMessage>
  if (typeof event !== 'string') return null
  // Some clients encode the data twice.
  return { event, channel, data: typeof data === 'string' && event.startsWith('pusher:') ? readJson(data) : data }
}

const subscription = z.object({
  channel: z.unknown().optional(),
  auth: z.string().nullish(),
  channel_data: z.string().nullish(),
})
export const readSubscription = (data: unknown) => subscription.safeParse(data).data ?? null

export const readUnsubscription = (data: unknown): string | null =>
  z.object({ channel: z.string() }).safeParse(data).data?.channel ?? null

/** Ids may be sent as numbers; on the wire and as keys they are strings. */
const memberId = z.union([z.string(), z.number()]).transform(String).pipe(z.string().min(1).max(limits.memberIdLength))

export type Member = { id: string; info: unknown }
const channelData = z
  .object({ user_id: memberId, user_info: z.unknown().optional() })
  .refine(({ user_info }) => Buffer.byteLength(JSON.stringify(user_info ?? {})) <= limits.memberInfoBytes)
export function readMember(text: string | null | undefined): Member | null {
  const parsed = channelData.safeParse(readJson(text ?? ''))
  return parsed.success ? { id: parsed.data.user_id, info: parsed.data.user_info ?? {} } : null
}

const signIn = z.object({ auth: z.string(), user_data: z.string() })
export const readSignIn = (data: unknown) => signIn.safeParse(data).data ?? null

const userData = z.object({
  id: z.string().min(1).max(limits.memberIdLength),
  watchlist: z.array(memberId).default([]),
})
export const readUser = (text: string) => userData.safeParse(readJson(text)).data ?? null
