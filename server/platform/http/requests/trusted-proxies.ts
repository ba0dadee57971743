// Whose X-Forwarded-For entries are trusted. Each proxy appends the address that called it, so the list is read from the end, and
// only as far as the proxies are known: anyone could have written earlier entries.

import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import { withoutMapping } from '../network-of.ts'

/** The number of proxies, or their networks; null for none. */
export type TrustedProxies = { hops: number } | { networks: readonly string[] } | null

/** `hop` 0 is the address that connected to us. */
export type IsTrusted = (address: string, hop: number) => boolean

export function trustIn(proxies: TrustedProxies): IsTrusted | false {
  if (proxies === null) return false
  if ('hops' in proxies) return (_address, hop) => hop < proxies.hops
  const list = new BlockList()
  for (const network of proxies.networks) {
    const { address, prefix, family } = readNetwork(network)
    list.addSubnet(address, prefix, family)
  }
  return (given) => {
    const address = withoutMapping(given)
    return isIP(address) !== 0 && list.check(address, familyOf(address))
  }
}

/** Same result as Fastify's `request.ip`, for requests that never reach Fastify. */
export function addressOf({ headers, socket }: IncomingMessage, isTrusted: IsTrusted | false): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)
  let address = socket.remoteAddress ?? ''
  for (let hop = 0; isTrusted && isTrusted(address, hop); hop += 1) {
    const before = forwarded.pop()
    if (before === undefined) break
    address = before
  }
  return address
}

export function isNetwork(text: string): boolean {
  const { address, prefix, family } = readNetwork(text)
  const longest = family === 'ipv4' ? 32 : 128
  return isIP(address) !== 0 && Number.isInteger(prefix) && prefix >= 0 && prefix <= longest
}

function readNetwork(text: string) {
  const [address = '', prefix] = text.split('/')
  const family = familyOf(address)
  const whole = family === 'ipv4' ? 32 : 128
  return { address, prefix: prefix === undefined ? whole : /^\d{1,3}$/.test(prefix) ? Number(prefix) : -1, family }
}

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4')
