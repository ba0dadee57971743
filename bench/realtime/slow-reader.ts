// A client that stops reading while much is said. The server must let it go instead of keeping it all.

import { setTimeout as wait } from 'node:timers/promises'
import PusherServer from 'pusher'
import type { Product } from '../../scripts/product/launch-product.ts'
import { kilobytesOf } from './process-figures.ts'
import { toProduct } from './speaker.ts'

const EVENTS = 5_000
const AT_ONCE = 20

export interface SlowReader {
  sentMegabytes: number
  grownMegabytes: number
  isDropped: boolean
}

export async function flood(product: Product, app: { id: string; key: string; secret: string }): Promise<SlowReader> {
  const api = new PusherServer({ appId: app.id, key: app.key, secret: app.secret, host: new URL(product.url).host })
  const { socket } = await toProduct(product.url, { ...app, masterKey: Buffer.alloc(0) })({
    small: 'private-flood',
    large: null,
  })
  const data = 'x'.repeat(10_000)
  const say = () => api.trigger('private-flood', 'said', data)
  // What any reader costs, so that only the slow one is measured.
  for (let warm = 0; warm < 200; warm += AT_ONCE) await Promise.all(Array.from({ length: AT_ONCE }, say))
  const before = kilobytesOf(product.pid)
  socket.pause()
  for (let said = 0; said < EVENTS; said += AT_ONCE) await Promise.all(Array.from({ length: AT_ONCE }, say))
  const grown = kilobytesOf(product.pid) - before
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
