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

async function say(bytes: string, to = port): Promise<{ head: string; body: string }> {
  const socket = connect(to, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(bytes)
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
  return { head, body }
}

const post = (body: string) =>
  `POST /login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`

describe('a malformed request', () => {
  it.each([
    ['bytes that are not HTTP', 'HELLO\r\n\r\n'],
    ['oversized headers', `GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`],
    [
      'two Content-Length headers',
      'POST /login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
    ],
    ['two Host headers', 'GET /healthz HTTP/1.1\r\nHost: a\r\nhost: b\r\nConnection: close\r\n\r\n'],
    ['JSON that is nested too deeply', post(`{"email":${'['.repeat(100_000)}${']'.repeat(100_000)}}`)],
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

it('an upgrade with two Host headers is rejected', async () => {
  const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\n'
  const { head } = await say(`GET /app/x HTTP/1.1\r\nHost: a\r\nHost: b\r\n${upgrade}\r\n`)
  expect(head).toMatch(/^HTTP\/1.1 400 /)
})

describe('a slow request', () => {
  const unfinished = post('{}').replace('Length: 2', 'Length: 3')

  async function answerFrom(variables: Record<string, string>): Promise<string> {
    const impatient = await createTestApp(variables)
    const url = await impatient.app.listen({ host: '127.0.0.1', port: 0 })
    const answer = await say(unfinished, Number(new URL(url).port))
    await impatient.close()
    return `${answer.head.split('\r\n')[0]} ${answer.body}`
  }

  it('is rejected when it takes too long to arrive', async () => {
    const answer = await answerFrom({ REQUEST_TIMEOUT_SECONDS: '1' })
    expect(answer).toMatch(/^HTTP\/1.1 408 Request Timeout .*"code":"request_timeout"/)
  })

  it('is disconnected when it stalls', async () => {
    expect(await answerFrom({ IDLE_TIMEOUT_SECONDS: '1' })).toBe(' ')
  })
})
