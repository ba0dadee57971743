import { expect, it } from 'vitest'
import { type Handshake, type HandshakeRules, rejectionOf } from './handshake.ts'

const rules: HandshakeRules = { appKey: 'key', origins: ['https://own.example'], isFull: () => false }
const good: Handshake = {
  key: 'key',
  query: { protocol: '7', version: '8.6.0' },
  headers: { origin: 'https://own.example', host: 'node-1' },
  address: '',
}

const codeOf = (change: Partial<Handshake>, other: Partial<HandshakeRules> = {}) =>
  rejectionOf({ ...good, ...change }, { ...rules, ...other })?.code ?? null

it('a client with a supported protocol is accepted, from our own pages or from no page at all', () => {
  expect(codeOf({})).toBeNull()
  expect(codeOf({ headers: {} })).toBeNull()
  expect(codeOf({ headers: { origin: 'http://192.0.2.7:3000', host: '192.0.2.7:3000' } })).toBeNull()
  for (const protocol of ['5', '6', '7']) expect(codeOf({ query: { protocol } })).toBeNull()
})

it('everybody else gets the code of the reason', () => {
  expect(codeOf({ key: 'other' })).toBe(4001)
  expect(codeOf({ query: { protocol: '7', version: 'new' } })).toBe(4006)
  expect(codeOf({ query: { protocol: '8' } })).toBe(4007)
  expect(codeOf({ query: { protocol: 'x' } })).toBe(4007)
  expect(codeOf({ query: {} })).toBe(4008)
  expect(codeOf({ headers: { origin: 'https://evil.example', host: 'own.example' } })).toBe(4009)
  expect(codeOf({ headers: { origin: 'null', host: 'own.example' } })).toBe(4009)
  expect(codeOf({}, { isFull: () => true })).toBe(4100)
})
