import { expect, it } from 'vitest'
import { createTestApp } from '#server/test-app.ts'

it('writes one line per request, with route, status, duration and request id', async () => {
  const test = await createTestApp({ LOG_LEVEL: 'info' })
  try {
    const headers = { 'x-request-id': 'asked-by-a-proxy' }
    await test.app.inject({ url: '/files/0198f2b0-0000-7000-8000-000000000000?token=secret', headers })
    const lines = test
      .logged()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(lines).toEqual([
      expect.objectContaining({ method: 'GET', status: expect.any(Number), ms: expect.any(Number) }),
    ])
    expect(lines[0]).toMatchObject({ requestId: 'asked-by-a-proxy', msg: 'request' })
    expect(test.logged()).not.toContain('secret')
  } finally {
    await test.close()
  }
})
