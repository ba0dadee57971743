import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { turnCredentials } from './ice-servers.ts'

it('credentials are what use-auth-secret expects: base64(HMAC-SHA1(secret, "expiry:name"))', () => {
  const { username, credential } = turnCredentials('north', 'room', new Date('2030-01-01T00:00:00.500Z'))
  expect(username).toBe('1893456000:room')
  const independent = execFileSync('openssl', ['dgst', '-sha1', '-hmac', 'north', '-binary'], { input: username })
  expect(credential).toBe(independent.toString('base64'))
})
