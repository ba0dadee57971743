// Everything that is signed with the secret of the app. Both ends sign the same bytes, so each text is built in one place.

import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** The credentials of realtime clients: the key is public, the secret and the master key never leave the server. */
export type RealtimeApp = { id: string; key: string; secret: string; masterKey: Buffer }

const SOCKET_ID = /^\d+\.\d+$/

export const isSocketId = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 60 && SOCKET_ID.test(value)

export const sign = (secret: string, text: string): string => createHmac('sha256', secret).update(text).digest('hex')

export function channelAuth(app: RealtimeApp, socketId: string, channel: string, channelData?: string): string {
  const text = channelData === undefined ? `${socketId}:${channel}` : `${socketId}:${channel}:${channelData}`
  return `${app.key}:${sign(app.secret, text)}`
}

export const userAuth = (app: RealtimeApp, socketId: string, userData: string): string =>
  `${app.key}:${sign(app.secret, `${socketId}::user::${userData}`)}`

/** Compares hashes, so that timing reveals neither the length nor the first difference. */
export function isSameSignature(given: unknown, expected: string): boolean {
  if (typeof given !== 'string') return false
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(given), hash(expected))
}

/** The key of an encrypted channel, shared by clients and publisher; the server in between need not know it. */
export const sharedSecret = (app: RealtimeApp, channel: string): Buffer =>
  createHash('sha256').update(channel).update(app.masterKey).digest()

export const bodyHash = (body: string): string => createHash('md5').update(body).digest('hex')

export type SignedRequest = { method: string; path: string; query: Record<string, string> }

export function requestSignature(secret: string, { method, path, query }: SignedRequest): string {
  const sorted = Object.entries(query)
    .filter(([name]) => name !== 'auth_signature')
    .map(([name, value]) => [name.toLowerCase(), value] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : Number(a > b)))
    .map(([name, value]) => `${name}=${value}`)
  return sign(secret, [method.toUpperCase(), path, sorted.join('&')].join('\n'))
}
