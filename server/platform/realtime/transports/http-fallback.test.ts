// The raw fallback protocol; the client library itself is tested in realtime.test.ts.

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startNode, type TestNode } from '../testing/realtime-node.builder.ts'

let node: TestNode
let session = 0
beforeAll(async () => {
  node = await startNode({ CORS_ORIGINS: 'https://partner.example' })
})
afterAll(() => node.close())

const newSession = (key = node.test.platform.realtime.app.key) => `/pusher/app/${key}/1/session${(session += 1)}`

const post = (path: string, init: RequestInit = {}) =>
  fetch(`${node.url}${path}${path.includes('?') ? '' : '?protocol=7&client=js&version=8.6.0'}`, {
    method: 'POST',
    ...init,
  })

/** The lines of a stream, as they arrive. */
async function* linesOf(answer: Response): AsyncGenerator<string> {
  let rest = ''
  for await (const bytes of answer.body ?? []) {
    rest += Buffer.from(bytes as Uint8Array).toString()
    const lines = rest.split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}

const poll = async (base: string) => (await post(`${base}/xhr`)).text()

describe('streaming', () => {
  it('starts with enough padding to be delivered at once, then opens, then sends messages', async () => {
    const base = newSession()
    const answer = await post(`${base}/xhr_streaming`)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/javascript; charset=UTF-8',
      'cache-control': 'no-store, no-cache, no-transform, must-revalidate, max-age=0',
      'x-accel-buffering': 'no',
    })
    const lines = linesOf(answer)
    expect((await lines.next()).value).toBe('h'.repeat(2048))
    expect((await lines.next()).value).toBe('o')
    expect((await lines.next()).value).toMatch(/^a\["\{\\"event\\":\\"pusher:connection_established\\"/)
    await lines.return(undefined)
  })

  it('continues in the next request of the same session, without opening again', async () => {
    const base = newSession()
    const lines = linesOf(await post(`${base}/xhr_streaming`))
    for (let read = 0; read < 3; read += 1) await lines.next()
    const next = linesOf(await post(`${base}/xhr_streaming`))
    expect((await next.next()).value).toBe('h'.repeat(2048))
    await post(`${base}/xhr_send`, { body: JSON.stringify(['{"event":"pusher:ping","data":{}}']) })
    expect((await next.next()).value).toBe('a["{\\"event\\":\\"pusher:pong\\",\\"data\\":\\"{}\\"}"]')
    expect((await lines.next()).done).toBe(true)
    await next.return(undefined)
  })
})

describe('polling', () => {
  it('opens, then returns queued messages together', async () => {
    const base = newSession()
    expect(await poll(base)).toBe('o\n')
    expect(await poll(base)).toMatch(/^a\[".*pusher:connection_established.*"\]\n$/)
    const ping = '{"event":"pusher:ping","data":{}}'
    await post(`${base}/xhr_send`, { body: JSON.stringify([ping, ping]) })
    expect(JSON.parse((await poll(base)).slice(1))).toHaveLength(2)
  })

  it('tells a rejected client why in the closing frame', async () => {
    expect(await poll(newSession('wrong'))).toMatch(/^o\nc\[4001,".*"\]\n$/)
    const evil = await post(`${newSession()}/xhr`, { headers: { origin: 'https://evil.example' } })
    expect(await evil.text()).toMatch(/c\[4009/)
  })
})

describe('sending', () => {
  it('gets an empty response, or an error that says what was wrong', async () => {
    const base = newSession()
    await poll(base)
    const good = await post(`${base}/xhr_send`, { body: '[]', headers: { 'content-type': 'text/plain' } })
    expect([good.status, await good.text()]).toEqual([204, ''])
    const empty = await post(`${base}/xhr_send`)
    expect([empty.status, await empty.text()]).toEqual([500, 'Payload expected.'])
    for (const body of ['[', '{}', '[1]']) {
      const broken = await post(`${base}/xhr_send`, { body })
      expect([broken.status, await broken.text()]).toEqual([500, 'Broken JSON encoding.'])
    }
    expect((await post(`${newSession()}/xhr_send`, { body: '[]' })).status).toBe(404)
  })
})

it('a preflight from an allowed origin is accepted', async () => {
  const answer = await fetch(`${node.url}${newSession()}/xhr`, {
    method: 'OPTIONS',
    headers: {
      origin: 'https://partner.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type, x-own',
    },
  })
  expect(answer.status).toBe(204)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'access-control-allow-origin': 'https://partner.example',
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': 'OPTIONS, POST',
    'access-control-allow-headers': 'content-type, x-own',
    'access-control-max-age': '31536000',
  })
  const allowed = await post(`${newSession()}/xhr`, { headers: { origin: 'https://partner.example' } })
  expect(allowed.headers.get('access-control-allow-origin')).toBe('https://partner.example')
  expect(await allowed.text()).toBe('o\n')
})

it('SockJS itself is not offered: its discovery is not found, and its transports need no discovery', async () => {
  expect((await fetch(`${node.url}/pusher/info`)).status).toBe(404)
  expect(await poll(newSession())).toBe('o\n')
})
