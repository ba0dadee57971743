// A raw protocol client, for messages the libraries would never send.

import { once } from 'node:events'
import { WebSocket } from 'ws'
import { waitFor } from '../../testing/named-wait.ts'
import type { TestNode } from './realtime-node.builder.ts'

export type WireMessage = { event: string; channel?: string; data?: unknown; user_id?: string }

export class WireClient {
  readonly socket: WebSocket
  readonly closed: Promise<number>
  readonly #messages: WireMessage[] = []
  readonly #readers: ((message: WireMessage) => void)[] = []

  constructor(socket: WebSocket) {
    this.socket = socket
    this.closed = once(socket, 'close').then(([code]) => code as number)
    socket.on('message', (data: Buffer) => {
      const message = JSON.parse(data.toString()) as WireMessage
      const reader = this.#readers.shift()
      if (reader) reader(message)
      else this.#messages.push(message)
    })
  }

  /** The next message, in order of arrival. */
  next(): Promise<WireMessage> {
    const waiting = this.#messages.shift()
    if (waiting) return Promise.resolve(waiting)
    return waitFor('the next message of the server', new Promise((resolve) => this.#readers.push(resolve)))
  }

  /** The decoded data of the next message, which must be the named event. */
  async nextData<T = unknown>(event: string): Promise<T> {
    const message = await this.next()
    if (message.event !== event) throw new Error(`expected ${event}, got ${JSON.stringify(message)}`)
    return (typeof message.data === 'string' ? JSON.parse(message.data) : message.data) as T
  }

  send(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message))
  }

  subscribe(channel: string, rest: object = { auth: '' }): void {
    this.send({ event: 'pusher:subscribe', data: { channel, ...rest } })
  }
}

export function openWire(node: TestNode, path?: string, headers: Record<string, string> = {}): WireClient {
  const address = path ?? `/app/${node.test.platform.realtime.app.key}?protocol=7&client=js&version=8.6.0`
  return new WireClient(new WebSocket(`ws://127.0.0.1:${node.port}${address}`, { headers }))
}

/** Connected, with its socket id. */
export async function connectWire(node: TestNode): Promise<{ wire: WireClient; socketId: string }> {
  const wire = openWire(node)
  const { socket_id: socketId } = await wire.nextData<{ socket_id: string }>('pusher:connection_established')
  return { wire, socketId }
}
