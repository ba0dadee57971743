import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#server/test-app.ts'

let test: TestApp
let port: number
beforeAll(async () => {
  test = await createTestApp()
  port = Number(new URL(await test.app.listen({ host: '127.0.0.1', port: 0 })).port)
})
afterAll(() => test.close())

async function say(bytes: string): Promise<{ head: string; body: string }> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(bytes)
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
  return { head, body }
}

describe('a malformed request', () => {
  it.each([
    ['bytes that are not HTTP', 'HELLO\r\n\r\n'],
    ['oversized headers', `GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`],
    [
      'two Content-Length headers',
      'POST /login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
    ],
    ['a URL that is not UTF-8', 'GET /%ff HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'],
  ])('(%s) is rejected like any other', async (_what, bytes) => {
    const { head, body } = await say(bytes)
    expect(head).toMatch(/^HTTP\/1.1 400 /)
    expect(head.toLowerCase()).toContain("content-security-policy: default-src 'none'")
    expect(JSON.parse(body)).toEqual({
      code: 'malformed_request',
      message: 'The request could not be read.',
      requestId: expect.stringMatching(/^[\w-]{36}$/),
    })
  })
})
