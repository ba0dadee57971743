// Follows a conversation like the product's own pages: with the real client library, fetching what it missed after every event
// and reconnect, and resending what did not get through.

import { randomUUID } from 'node:crypto'
import type Pusher from 'pusher-js'
import { vi } from 'vitest'
import { whenSubscribed } from '#server/platform/realtime/testing/client-waits.builder.ts'
import type { Listener } from '#server/platform/realtime/testing/realtime-node.builder.ts'
import { chat } from '#shared/features/talk/chat/chat.contract.ts'
import { messageChanged, messageCreated } from '#shared/features/talk/chat/chat.events.ts'
import { conversationChannel } from '#shared/features/talk/chat/chat-channels.ts'
import type { Message } from '#shared/features/talk/chat/message.contract.ts'
import { channelName } from '#shared/live/channel.ts'
import { channelMissed } from '#shared/live/platform.events.ts'
import { chatPath } from './chat.builder.ts'

type Connection = { url: string; as: Listener; client: Pusher }

export async function call<T>(
  url: string,
  { token }: Listener,
  method: string,
  path: string,
  body?: object,
): Promise<T> {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`)
  return answer.json() as Promise<T>
}

export async function followConversation({ url, as, client }: Connection, id: string) {
  /** In order of arrival; a message that arrived twice is listed twice. */
  const messages: Message[] = []
  let last = 0
  let asking = Promise.resolve()

  async function fetchMissed(): Promise<void> {
    const path = `${chatPath(chat.changes.path, id)}?after=${last}`
    const { items } = await call<{ items: Message[] }>(url, as, 'GET', path)
    messages.push(...items)
    last = items.at(-1)?.change ?? last
    if (items.length > 0) await fetchMissed()
  }
  const ask = () => {
    // While offline nothing arrives; the next event or the reconnect tries again.
    asking = asking.then(fetchMissed).catch(() => undefined)
  }
  const channel = client.subscribe(channelName(conversationChannel, { conversationId: id }))
  for (const event of [channelMissed, messageCreated, messageChanged]) channel.bind(event.name, ask)
  channel.bind('pusher:subscription_succeeded', ask)
  await whenSubscribed(channel)
  await asking

  return {
    messages,
    bodies: () => messages.map(({ body }) => body),
    /** Retries with the same key until it is through. */
    async send(body: string): Promise<void> {
      const message = { key: randomUUID(), body }
      await vi.waitFor(async () => {
        await call(url, as, 'POST', chatPath(chat.send.path, id), message)
      })
    },
  }
}
