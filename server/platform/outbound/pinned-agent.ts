// Connects to exactly the address that was checked. A name that is resolved twice can answer differently (DNS rebinding):
// first with a public address, then with one of ours. So the lookup that is checked is the one the socket uses.

import { lookup as lookupInDns } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import { Agent } from 'undici'
import { OutboundError } from './outbound-error.ts'

export type ResolvedAddress = { address: string; family: number }
export type Resolve = (host: string) => Promise<ResolvedAddress[]>
export type IsAllowed = (address: string, port: number) => boolean

export const resolveInDns: Resolve = (host) => lookupInDns(host, { all: true })

export async function pinnedAgent(url: URL, deps: { resolve: Resolve; isAllowed: IsAllowed }): Promise<Agent> {
  const addresses = await addressesOf(url, deps.resolve)
  const port = url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port)
  // One private address among public ones is enough: which of them is used is up to the network.
  if (!addresses.every(({ address }) => deps.isAllowed(address, port))) throw new OutboundError('address_forbidden')
  const lookup: LookupFunction = (_host, { all }, done) => {
    const [first] = addresses
    if (all) done(null, addresses)
    else if (first) done(null, first.address, first.family)
  }
  return new Agent({ connect: { lookup }, pipelining: 0 })
}

async function addressesOf(url: URL, resolve: Resolve): Promise<ResolvedAddress[]> {
  // The URL parser has already normalized decimal, octal and hexadecimal notations.
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  if (isIP(host) !== 0) return [{ address: host, family: isIP(host) }]
  const addresses = await resolve(host).catch((error: unknown) => {
    throw new OutboundError('unreachable', { cause: error })
  })
  if (addresses.length === 0) throw new OutboundError('unreachable')
  return addresses
}
