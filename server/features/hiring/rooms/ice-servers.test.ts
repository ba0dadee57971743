import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { iceServersFor, turnCredentials } from './ice-servers.ts'

it('credentials are what use-auth-secret expects: base64(HMAC-SHA1(secret, "expiry:name"))', () => {
  const { username, credential } = turnCredentials('north', 'room', new Date('2030-01-01T00:00:00.500Z'))
  expect(username).toBe('1893456000:room')
  const independent = execFileSync('openssl', ['dgst', '-sha1', '-hmac', 'north', '-binary'], { input: username })
  expect(credential).toBe(independent.toString('base64'))
})

it('credentials outlive the call for which they are made', () => {
  const calls = { stunUrls: [], turn: { urls: ['turn:relay.example'], secret: 'north' } }
  const [server] = iceServersFor({ calls }, 'visit', new Date('2030-01-01T00:00:00Z'))
  expect(server?.username).toBe(`${Date.parse('2030-01-01T05:00:00Z') / 1000}:visit`)
})
