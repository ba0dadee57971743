// Which addresses the product may be sent to by a stranger. Only those of the open internet: everything else may be a
// machine that trusts us because we stand beside it.

import ipaddr from 'ipaddr.js'

/** Global unicast of IPv6; all else there is reserved, local or a way to write an IPv4 address. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3')

export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  // Takes IPv4 out of its IPv6 disguise first.
  const plain = ipaddr.process(address)
  if (plain.range() !== 'unicast') return false
  return plain instanceof ipaddr.IPv4 || plain.match(GLOBAL_IPV6)
}

/** Names that networks keep for themselves; one without a dot is resolved by whatever stands nearest. */
const PRIVATE_NAME = /^[^.]*$|(?:^|\.)(?:localhost|localdomain|local|internal|intranet|lan|home\.arpa)$/

/** What can be said of a host before it is looked up. That it may be read is known only by its addresses. */
export function isPublicHost({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[(.*)\]$/, '$1')
  return ipaddr.isValid(host) ? isPublicAddress(host) : !PRIVATE_NAME.test(host.replace(/\.+$/, ''))
}
