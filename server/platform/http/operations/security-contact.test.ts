import { expect, it } from 'vitest'
import { createTestApp, TEST_URL } from '#server/test-app.ts'

async function readFrom(variables: Record<string, string>) {
  const test = await createTestApp(variables)
  const { statusCode, headers, body } = await test.visitor().get('/.well-known/security.txt')
  await test.close()
  return { statusCode, type: headers['content-type'], body, now: test.clock.now() }
}

it('security.txt says where to report a vulnerability, for less than a year', async () => {
  const { body, type, now } = await readFrom({ SECURITY_CONTACT: 'mailto:security@meridian.example' })
  expect(type).toBe('text/plain; charset=utf-8')
  expect(body).toMatch(/^Contact: mailto:security@meridian\.example$/m)
  expect(body).toContain(`Canonical: ${TEST_URL}/.well-known/security.txt\n`)
  const expires = Date.parse(/^Expires: (.+)$/m.exec(body)?.[1] ?? '')
  expect(expires).toBeGreaterThan(now.getTime())
  expect(expires).toBeLessThan(now.getTime() + 365 * 86_400_000)
})

it('security.txt names the usual mailbox of the domain unless a contact is set', async () => {
  const { statusCode, body } = await readFrom({})
  expect(statusCode).toBe(200)
  expect(body).toContain(`Contact: mailto:security@${new URL(TEST_URL).hostname}\n`)
})
