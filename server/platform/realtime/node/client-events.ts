// Events that clients send each other directly (typing indicators). Only between subscribers of the same private channel,
// small and rate-limited.

import { isEncrypted, isGuarded } from '../protocol/channel-name.ts'
import type { ClientMessage } from '../protocol/client-message.ts'
import { errorCodes } from '../protocol/close-codes.ts'
import { errorEvent, type SentEvent } from '../protocol/frames.ts'
import { limits } from '../protocol/limits.ts'
import type { Webhooks } from '../webhooks/webhooks.ts'
import type { Connection } from './connection.ts'

type ClientEventDeps = {
  webhooks: Webhooks
  broadcast(event: SentEvent & { channel: string }, exceptSocket: string): void
}

export function createClientEvents({ webhooks, broadcast }: ClientEventDeps) {
  return function relay(connection: Connection, { event, channel, data }: ClientMessage): void {
    const reject = (code: 4009 | 4301, message: string) => connection.transport.send(errorEvent(code, message))
    if (typeof channel !== 'string' || !isGuarded(channel) || isEncrypted(channel))
      return reject(errorCodes.clientEventRejected, 'Client events are for private and presence channels.')
    const member = connection.subscriptions.get(channel)
    if (member === undefined)
      return reject(errorCodes.unauthorized, 'The connection is not subscribed to this channel.')
    const text = typeof data === 'string' ? data : JSON.stringify(data ?? null)
    if (event.length > limits.eventNameLength || Buffer.byteLength(text) > limits.eventBytes)
      return reject(errorCodes.clientEventRejected, 'This client event is too large.')
    if (isTooFast(connection)) return reject(errorCodes.clientEventRejected, 'Too many client events.')
    // From the signature, never from what the client claims.
    const userId = member && { user_id: member.id }
    broadcast({ event, channel, data: text, ...userId }, connection.socketId)
    webhooks.note({ name: 'client_event', channel, event, data: text, socket_id: connection.socketId, ...userId })
  }
}

function isTooFast({ clientEvents }: Connection): boolean {
  const second = Math.floor(Date.now() / 1000)
  if (clientEvents.second !== second) Object.assign(clientEvents, { second, count: 0 })
  clientEvents.count += 1
  return clientEvents.count > limits.clientEventsPerSecond
}
