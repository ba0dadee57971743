// Whether a client may connect at all. Checked before any state is created; every rejection has its code.

import { closeCodes } from './close-codes.ts'

const PROTOCOLS = [5, 6, 7]
const VERSION = /^\d+(\.\d+)*([-+].+)?$/

export type Handshake = {
  key: string
  query: Record<string, unknown>
  headers: { origin?: string | undefined; host?: string | undefined }
  address: string
}
export type HandshakeRules = { appKey: string; origins: readonly string[]; isFull(address: string): boolean }
export type Rejection = { code: number; reason: string }

/** Null when the client is accepted. */
export function rejectionOf({ key, query, headers, address }: Handshake, rules: HandshakeRules): Rejection | null {
  const { protocol, version } = query
  if (key !== rules.appKey) return reject(closeCodes.unknownApp, `App key ${key.slice(0, 40)} not in this cluster`)
  if (typeof version === 'string' && !VERSION.test(version))
    return reject(closeCodes.malformedVersion, 'Invalid version string format')
  if (protocol === undefined || protocol === '') return reject(closeCodes.missingProtocol, 'No protocol version given')
  if (!PROTOCOLS.includes(Number(protocol)))
    return reject(closeCodes.unsupportedProtocol, 'Unsupported protocol version')
  // Only browsers send an Origin, and pages cannot forge it.
  if (headers.origin !== undefined && !rules.origins.includes(headers.origin) && !isOwn(headers.origin, headers.host))
    return reject(closeCodes.unauthorized, 'Origin not allowed')
  if (rules.isFull(address)) return reject(closeCodes.overCapacity, 'Over capacity')
  return null
}

/** The page has the same origin as the socket, under whichever host name people use. */
const isOwn = (origin: string, host: string | undefined): boolean =>
  host !== undefined && URL.parse(origin)?.host === host

const reject = (code: number, reason: string): Rejection => ({ code, reason })
