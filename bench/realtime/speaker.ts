// A client of either server: it is in a small room, optionally in the large one as well, and can send to both.

import { once } from 'node:events'
import { WebSocket } from 'ws'
import { channelAuth } from '#server/platform/realtime/protocol/signatures.ts'
import { benchApp } from './bench-app.ts'

export interface Rooms {
  small: string
  large: string | null
}
export interface Speaker {
  socket: WebSocket
  /** `text` must not contain quotes, because it goes into JSON unescaped. */
  say(room: 'small' | 'large', text: string): void
}

export type Connect = (rooms: Rooms) => Promise<Speaker>

export const toBareServer =
  (port: number): Connect =>
  async ({ small, large }) => {
    const query = [small, ...(large === null ? [] : [large])].map((name) => `room=${name}`).join('&')
    const socket = new WebSocket(`ws://127.0.0.1:${port}/?${query}`, { perMessageDeflate: false })
    await once(socket, 'open')
    return { socket, say: (room, text) => socket.send((room === 'small' ? '0' : '1') + text) }
  }

export const toProduct =
  (port: number): Connect =>
  async ({ small, large }) => {
    const address = `ws://127.0.0.1:${port}/app/${benchApp.key}?protocol=7`
    const socket = new WebSocket(address, { perMessageDeflate: false })
    const [first] = (await once(socket, 'message')) as [Buffer]
    const { data } = JSON.parse(first.toString()) as { data: string }
    const { socket_id } = JSON.parse(data) as { socket_id: string }
    for (const channel of [small, ...(large === null ? [] : [large])]) {
      const auth = channelAuth(benchApp, socket_id, channel)
      socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth } }))
      const [answer] = (await once(socket, 'message')) as [Buffer]
      if (!answer.includes('subscription_succeeded')) throw new Error(`not subscribed: ${answer.toString()}`)
    }
    return {
      socket,
      say(room, text) {
        const channel = room === 'small' ? small : large
        socket.send(`{"event":"client-said","channel":"${channel}","data":"${text}"}`)
      },
    }
  }
