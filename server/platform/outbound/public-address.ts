// Which addresses a stranger may make the product connect to. Public ones only: anything else may be a machine that trusts
// us because we share its network.

import ipaddr from 'ipaddr.js'

/** Global unicast IPv6; everything else is reserved, local or an embedded IPv4 address. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3')

export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  // Unwraps IPv4-mapped IPv6 addresses first.
  const plain = ipaddr.process(address)
  if (plain.range() !== 'unicast') return false
  return plain instanceof ipaddr.IPv4 || plain.match(GLOBAL_IPV6)
}

/** Names reserved for local networks; one without a dot depends on the local resolver. */
const PRIVATE_NAME = /^[^.]*$|(?:^|\.)(?:localhost|localdomain|local|internal|intranet|lan|home\.arpa)$/

/** What a host name alone reveals. Whether it may be requested is only known after resolving it. */
export function isPublicHost({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[(.*)\]$/, '$1')
  return ipaddr.isValid(host) ? isPublicAddress(host) : !PRIVATE_NAME.test(host.replace(/\.+$/, ''))
}
