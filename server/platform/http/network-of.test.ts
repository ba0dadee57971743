import { describe, expect, it } from 'vitest'
import { callerAt, networkOf } from './network-of.ts'

describe('the network of an address', () => {
  it.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['::ffff:203.0.113.77', '203.0.113.0/24'],
    ['2001:db8:7:1::9', '2001:db8:7::/48'],
    ['2001:db8::9', '2001:db8:0::/48'],
    ['::1', '0:0:0::/48'],
  ])('%s is in %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })

  it('is unknown for anything that is not an IP address', () => {
    expect(networkOf('unix socket')).toBeNull()
  })
})

describe('a caller', () => {
  it.each([
    ['203.0.113.77', '203.0.113.77'],
    ['::ffff:203.0.113.77', '203.0.113.77'],
    ['2001:db8:7:1:2:3:4:5', '2001:db8:7:1::/64'],
    ['2001:db8::5', '2001:db8:0:0::/64'],
  ])('at %s is counted as %s', (address, caller) => {
    expect(callerAt(address)).toBe(caller)
  })
})
