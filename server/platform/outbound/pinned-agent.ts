// A connection to exactly the address that was checked. A name that is looked up twice can answer twice: first with an
// address of the open internet, then with our own. So the look-up that checks is the one the socket connects to.

import { lookup as lookupInDns } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import { Agent } from 'undici'
import { OutboundError } from './outbound-error.ts'

export type ResolvedAddress = { address: string; family: number }
export type Resolve = (host: string) => Promise<ResolvedAddress[]>
export type IsAllowed = (address: string, port: number) => boolean

export const resolveInDns: Resolve = (host) => lookupInDns(host, { all: true })

export async function pinnedAgent(url: URL, needs: { resolve: Resolve; isAllowed: IsAllowed }): Promise<Agent> {
  const addresses = await addressesOf(url, needs.resolve)
  const port = url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port)
  // One bad address among good ones is enough: which of them is used is up to the network.
  if (!addresses.every(({ address }) => needs.isAllowed(address, port))) throw new OutboundError('address_refused')
  const lookup: LookupFunction = (_host, { all }, done) => {
    const [first] = addresses
    if (all) done(null, addresses)
    else if (first) done(null, first.address, first.family)
  }
  return new Agent({ connect: { lookup }, pipelining: 0 })
}

async function addressesOf(url: URL, resolve: Resolve): Promise<ResolvedAddress[]> {
  // The URL parser has turned decimal, octal and hexadecimal spellings into dots already.
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  if (isIP(host) !== 0) return [{ address: host, family: isIP(host) }]
  const addresses = await resolve(host).catch((error: unknown) => {
    throw new OutboundError('unreachable', { cause: error })
  })
  if (addresses.length === 0) throw new OutboundError('unreachable')
  return addresses
}
