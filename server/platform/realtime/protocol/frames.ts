// Server messages as text, serialized once for any number of listeners.

import type { errorCodes } from './close-codes.ts'
import { toTextFrame } from './text-frame.ts'

export class Frame {
  readonly text: string
  #onWire: Buffer | null = null

  constructor(text: string) {
    this.text = text
  }

  /** The WebSocket frame; built lazily, and once for all listeners. */
  get onWire(): Buffer {
    this.#onWire ??= toTextFrame(this.text)
    return this.#onWire
  }
}

export type SentEvent = { event: string; channel?: string; data?: string; user_id?: string }

export const frame = ({ event, channel, data, user_id }: SentEvent): Frame =>
  new Frame(JSON.stringify({ event, channel, data, user_id }))

const withObject = (event: string, data: object, channel?: string): Frame =>
  frame({ event, ...(channel !== undefined && { channel }), data: JSON.stringify(data) })

export const established = (socketId: string, activitySeconds: number): Frame =>
  withObject('pusher:connection_established', { socket_id: socketId, activity_timeout: activitySeconds })

export const pong = withObject('pusher:pong', {})
export const ping = withObject('pusher:ping', {})

export const subscribed = (channel: string, data: object = {}): Frame =>
  withObject('pusher_internal:subscription_succeeded', data, channel)

export const memberAdded = (channel: string, userId: string, info: unknown): Frame =>
  withObject('pusher_internal:member_added', { user_id: userId, user_info: info }, channel)

export const memberRemoved = (channel: string, userId: string): Frame =>
  withObject('pusher_internal:member_removed', { user_id: userId }, channel)

export const subscriptionCount = (channel: string, count: number): Frame =>
  withObject('pusher_internal:subscription_count', { subscription_count: count }, channel)

export const signedIn = (userData: string): Frame => withObject('pusher:signin_success', { user_data: userData })

export type WatchlistEvent = { name: 'online' | 'offline'; user_ids: string[] }
export const watchlistEvents = (events: WatchlistEvent[]): Frame =>
  withObject('pusher_internal:watchlist_events', { events })

export const cacheMiss = (channel: string): Frame => frame({ event: 'pusher:cache_miss', channel })

// These two errors carry their data as an object, as other servers of this protocol do.

export type SubscriptionError = { type: 'AuthError' | 'LimitReached' | 'InvalidName'; error: string; status: number }
export const subscriptionError = (channel: unknown, denial: SubscriptionError): Frame =>
  new Frame(JSON.stringify({ event: 'pusher:subscription_error', channel, data: denial }))

export const errorEvent = (code: (typeof errorCodes)[keyof typeof errorCodes], message: string): Frame =>
  new Frame(JSON.stringify({ event: 'pusher:error', data: { code, message } }))
