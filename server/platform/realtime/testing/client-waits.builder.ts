// Waiting for the events of a client.

import type Pusher from 'pusher-js'
import type { Channel } from 'pusher-js'
import { waitFor } from '../../testing/named-wait.ts'

export const nextEvent = <T = unknown>(from: Pick<Channel, 'bind'>, event: string): Promise<T> =>
  waitFor(
    `the event ${event}`,
    new Promise((resolve) => {
      from.bind(event, (data: T) => resolve(data))
    }),
  )

export async function whenConnected(client: Pusher): Promise<string> {
  if (client.connection.state !== 'connected') await nextEvent(client.connection as never, 'connected')
  return client.connection.socket_id
}

export async function whenSubscribed<T extends Channel>(channel: T): Promise<T> {
  if (!channel.subscribed) await nextEvent(channel, 'pusher:subscription_succeeded')
  return channel
}

export type SubscriptionError = { type: string; error: string; status: number }
export const whenDenied = (channel: Channel): Promise<SubscriptionError> =>
  nextEvent<SubscriptionError>(channel, 'pusher:subscription_error')

/** All events of this name that the channel receives from now on. */
export function collect<T = unknown>(channel: Pick<Channel, 'bind'>, event: string): T[] {
  const all: T[] = []
  channel.bind(event, (data: T) => all.push(data))
  return all
}
