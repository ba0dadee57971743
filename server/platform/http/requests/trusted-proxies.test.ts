import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { createTestApp } from '#server/test-app.ts'
import { addressOf, isNetwork, type TrustedProxies, trustIn } from './trusted-proxies.ts'

const CLIENT = '203.0.113.9'
const FORGED = '198.51.100.1'

const addressBehind = (proxies: TrustedProxies, remoteAddress: string, forwarded: string): string => {
  const request = { headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress } }
  return addressOf(request as unknown as IncomingMessage, trustIn(proxies))
}

describe('the address of a visitor', () => {
  it.each<[string, TrustedProxies, string, string]>([
    ['no proxy', null, FORGED, '127.0.0.1'],
    ['one proxy', { hops: 1 }, `${FORGED}, ${CLIENT}`, CLIENT],
    ['two proxies', { hops: 2 }, `${FORGED}, ${CLIENT}, 10.0.0.1`, CLIENT],
    ['fewer addresses than proxies', { hops: 3 }, CLIENT, CLIENT],
    ['known networks', { networks: ['127.0.0.0/8', '10.0.0.0/8'] }, `${FORGED}, ${CLIENT}, 10.0.0.1`, CLIENT],
    ['a proxy outside the known networks', { networks: ['10.0.0.0/8'] }, FORGED, '127.0.0.1'],
  ])('behind %s', (_name, proxies, forwarded, address) => {
    expect(addressBehind(proxies, '127.0.0.1', forwarded)).toBe(address)
  })

  it('is recognized in either notation', () => {
    expect(addressBehind({ networks: ['127.0.0.1'] }, '::ffff:127.0.0.1', CLIENT)).toBe(CLIENT)
    expect(addressBehind({ networks: ['::1'] }, '::1', CLIENT)).toBe(CLIENT)
  })

  it('cannot be invented by the visitor', async () => {
    const test = await createTestApp({ RATE_LIMIT: '1', TRUST_PROXY: '1' })
    const ask = async (forwarded: string) => {
      const headers = { 'x-forwarded-for': forwarded }
      return (await test.app.inject({ url: '/sanctum/csrf-cookie', headers })).statusCode
    }
    expect([await ask(`198.51.100.1, ${CLIENT}`), await ask(`198.51.100.2, ${CLIENT}`)]).toEqual([204, 429])
    await test.close()
  })
})

it.each([
  ['10.0.0.0/8', true],
  ['::1', true],
  ['2001:db8::/32', true],
  ['10.0.0.0/33', false],
  ['10.0.0.0/', false],
  ['proxy.example', false],
])('%s is a network: %s', (text, is) => {
  expect(isNetwork(text)).toBe(is)
})
