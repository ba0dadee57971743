import { isIP } from 'node:net'

/**
 * The network of an address instead of the address itself: 203.0.113.0/24, 2001:db8:7::/48. Null if it is not an IP
 * address.
 */
export function networkOf(address: string): string | null {
  const plain = withoutMapping(address)
  switch (isIP(plain)) {
    case 4:
      return `${plain.split('.').slice(0, 3).join('.')}.0/24`
    case 6:
      return `${firstGroups(plain, 3)}::/48`
    default:
      return null
  }
}

/** What counts as one caller: an IPv4 address, or the /64 of an IPv6 one, because its holder controls all addresses in it. */
export function callerAt(address: string): string {
  const plain = withoutMapping(address)
  return isIP(plain) === 6 ? `${firstGroups(plain, 4)}::/64` : plain
}

/** Dual-stack sockets write IPv4 as ::ffff:203.0.113.9. */
export const withoutMapping = (address: string): string =>
  address.startsWith('::ffff:') && isIP(address.slice(7)) === 4 ? address.slice(7) : address

function firstGroups(address: string, count: number): string {
  const [head = '', tail] = address.split('::')
  const groups = head === '' ? [] : head.split(':')
  if (tail !== undefined) {
    const known = tail === '' ? 0 : tail.split(':').length
    groups.push(...Array<string>(Math.max(0, 8 - groups.length - known)).fill('0'))
  }
  return groups.slice(0, count).join(':')
}
