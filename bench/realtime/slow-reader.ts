// A client that stops reading while many messages are sent. The server must drop it instead of buffering everything.

import { setTimeout as wait } from 'node:timers/promises'
import PusherServer from 'pusher'
import { benchApp } from './bench-app.ts'
import type { ServerProcess } from './server-process.ts'
import { toProduct } from './speaker.ts'

const EVENTS = 5_000
const AT_ONCE = 20

export interface SlowReader {
  sentMegabytes: number
  grownMegabytes: number
  isDropped: boolean
}

export async function flood({ port, memory }: ServerProcess): Promise<SlowReader> {
  const api = new PusherServer({
    appId: benchApp.id,
    key: benchApp.key,
    secret: benchApp.secret,
    host: '127.0.0.1',
    port: String(port),
  })
  const { socket } = await toProduct(port)({
    small: 'private-flood',
    large: null,
  })
  const data = 'x'.repeat(10_000)
  const say = () => api.trigger('private-flood', 'said', data)
  // The cost of any reader, so that only the slow one is measured.
  for (let warm = 0; warm < 200; warm += AT_ONCE) await Promise.all(Array.from({ length: AT_ONCE }, say))
  const before = await memory()
  socket.pause()
  for (let said = 0; said < EVENTS; said += AT_ONCE) await Promise.all(Array.from({ length: AT_ONCE }, say))
  const grown = (await memory()) - before
  socket.resume()
  await wait(500)
  const isDropped = socket.readyState !== socket.OPEN
  socket.terminate()
  return {
    sentMegabytes: Math.round((EVENTS * data.length) / 1e6),
    grownMegabytes: Math.round(grown / 1024),
    isDropped,
  }
}
