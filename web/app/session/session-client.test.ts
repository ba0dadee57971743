// @vitest-environment node

import { describe, expect, it, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { createSessionClient, type SessionClientOptions } from './session-client.ts'
import type { TokenStore } from './token-store.ts'

type Sent = { url: string; method: string; headers: Headers; init: RequestInit }

const json = (status: number, body: unknown, statusText = '') =>
  new Response(JSON.stringify(body), { status, statusText, headers: { 'Content-Type': 'application/json' } })

/** A fake API: responses are used in order, the last one repeats. */
function anApi(answers: (() => Response | Promise<Response>)[], options: Partial<SessionClientOptions> = {}) {
  const sent: Sent[] = []
  const log = { warn: vi.fn(), debug: vi.fn() }
  const jar = { cookie: 'XSRF-TOKEN=t' }
  const client = createSessionClient({
    fetch: async (url, init = {}) => {
      sent.push({
        url,
        method: init.method ?? 'GET',
        headers: new Headers(init.headers),
        init,
      })
      const answer = answers.length > 1 ? answers.shift() : answers[0]
      if (!answer) throw new Error('no answer prepared')
      return answer()
    },
    log,
    cookies: () => jar.cookie,
    ...options,
  })
  return { client, sent, log, jar }
}

const ok = () => json(200, { ok: true })

describe('the session client', () => {
  it('reports how long to wait when the response says so in seconds', async () => {
    const rejected = (wait: string) => () => new Response('', { status: 429, headers: { 'Retry-After': wait } })
    const { client } = anApi([rejected('40'), rejected('Wed, 21 Oct 2026 07:28:00 GMT'), () => json(429, {})])
    await expect(client.request('/x')).rejects.toMatchObject({ retryAfterSeconds: 40 })
    await expect(client.request('/x')).rejects.toMatchObject({ retryAfterSeconds: null })
    await expect(client.request('/x')).rejects.toMatchObject({ retryAfterSeconds: null })
  })

  it('sends credentials, never follows redirects and asks for JSON in the reader’s language and zone', async () => {
    const { client, sent } = anApi([ok], { timeZone: () => 'Africa/Lagos' })
    await expect(client.request('/shared/api/x')).resolves.toEqual({ ok: true })
    expect(sent[0]?.init).toMatchObject({ credentials: 'include', redirect: 'manual' })
    expect(Object.fromEntries(sent[0]?.headers ?? [])).toEqual({
      accept: 'application/json',
      'accept-language': 'en',
      'x-timezone': 'Africa/Lagos',
    })
  })

  it('keeps the caller’s Accept header and uses the given locale', async () => {
    const { client, sent } = anApi([ok], { locale: () => 'ar' })
    await client.request('/shared/api/x', { headers: { Accept: 'text/csv' } })
    expect(sent[0]?.headers.get('Accept')).toBe('text/csv')
    expect(sent[0]?.headers.get('Accept-Language')).toBe('ar')
  })

  it('serializes query options, omitting undefined and repeating arrays', async () => {
    const { client, sent } = anApi([ok], { baseUrl: 'https://api.test' })
    await client.request('/talent/api/jobs', { query: { page: 2, skill: ['a b', 'c'], none: undefined, open: false } })
    expect(sent[0]?.url).toBe('https://api.test/talent/api/jobs?page=2&skill=a+b&skill=c&open=false')
  })

  it('sends plain values as JSON and leaves a form to the browser', async () => {
    const { client, sent } = anApi([ok])
    await client.request('/x', { method: 'POST', body: { a: 1 } })
    await client.request('/x', { method: 'PATCH', body: new FormData() })
    expect(sent[0]?.headers.get('Content-Type')).toBe('application/json')
    expect(sent[0]?.init.body).toBe('{"a":1}')
    expect(sent[1]?.headers.has('Content-Type')).toBe(false)
    expect(sent[1]?.method).toBe('PATCH')
    const form = sent[1]?.init.body
    expect(form instanceof FormData && [...form.keys()]).toEqual([])
  })

  it('sends a PUT form as POST with a single _method=PUT, also on retry, without changing the caller’s form', async () => {
    const { client, sent } = anApi([() => json(503, {}), ok])
    const form = new FormData()
    form.set('name', 'Amara')
    await client.request('/x', { method: 'PUT', body: form, retry: true })
    expect(sent).toHaveLength(2)
    for (const { method, init } of sent) {
      expect(method).toBe('POST')
      expect((init.body as FormData).getAll('_method')).toEqual(['PUT'])
      expect((init.body as FormData).get('name')).toBe('Amara')
    }
    expect(form.has('_method')).toBe(false)
  })

  it('sends its socket id on writes only', async () => {
    const { client, sent } = anApi([ok], { socketId: () => '1.2' })
    await client.request('/x')
    await client.request('/x', { method: 'POST' })
    expect(sent.map(({ headers }) => headers.get('X-Socket-ID'))).toEqual([null, '1.2'])
  })

  it('returns undefined for 204 and text for text', async () => {
    const { client } = anApi([() => new Response(null, { status: 204 }), () => new Response('hi')])
    await expect(client.request('/x')).resolves.toBeUndefined()
    await expect(client.request('/x')).resolves.toBe('hi')
  })

  it('leaves the headers of a response to the server: missing ones are neither an error nor worth a warning', async () => {
    const { client, log } = anApi([
      () => new Response('{"ok":true}', { headers: { 'Content-Type': 'application/json' } }),
    ])
    await expect(client.request('/x')).resolves.toEqual({ ok: true })
    expect([log.warn.mock.calls, log.debug.mock.calls]).toEqual([[], []])
  })

  it('never sends credentials to another host', async () => {
    const { client, sent } = anApi([ok])
    await expect(client.request('https://evil.test/x')).rejects.toThrow('Not an API path')
    await expect(client.request('//evil.test/x')).rejects.toThrow('Not an API path')
    expect(sent).toHaveLength(0)
  })
})

describe('errors', () => {
  it('carry status, code, field errors, request id and a message that names the call', async () => {
    const body = { message: 'm', code: 'invalid_input', errors: { email: ['Add an email.'] }, requestId: 'r1' }
    const { client } = anApi([() => json(422, body, 'Unprocessable Entity')])
    const error = await client.request('/x', { method: 'POST' }).catch((e: unknown) => e)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({
      status: 422,
      code: 'invalid_input',
      errors: { email: ['Add an email.'] },
      requestId: 'r1',
      data: body,
      message: '[POST] "/x": 422 Unprocessable Entity',
    })
  })

  it('have no code when the response is not in our format', async () => {
    const { client } = anApi([
      () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
      () => json(400, { code: 7 }),
    ])
    await expect(client.request('/x')).rejects.toMatchObject({ status: 502, code: null, errors: {} })
    await expect(client.request('/x')).rejects.toMatchObject({ status: 400, code: null })
  })

  it('have status 0 without a response', async () => {
    const cause = new TypeError('Failed to fetch')
    const { client } = anApi([() => Promise.reject(cause)])
    await expect(client.request('/x')).rejects.toMatchObject({
      status: 0,
      message: '[GET] "/x": <no response> Failed to fetch',
      cause,
    })
  })

  it('report a successful response that cannot be parsed', async () => {
    const broken = () => new Response('{', { headers: { 'Content-Type': 'application/json' } })
    const { client } = anApi([broken])
    await expect(client.request('/x')).rejects.toMatchObject({ name: 'ApiError', status: 200 })
  })

  it('reject a redirect instead of treating it as an empty response', async () => {
    const { client } = anApi([() => new Response(null, { status: 302, headers: { Location: '/login' } })])
    await expect(client.request('/x')).rejects.toMatchObject({ status: 302 })
  })

  it('call the hooks for 401 and 503, and only warn about 419', async () => {
    const onUnauthenticated = vi.fn()
    const onMaintenance = vi.fn()
    const { client, log } = anApi([() => json(401, {}), () => json(503, {}), () => json(419, {})], {
      onUnauthenticated,
      onMaintenance,
    })
    await expect(client.request('/x')).rejects.toMatchObject({ status: 401 })
    await expect(client.request('/x')).rejects.toMatchObject({ status: 503 })
    expect(onUnauthenticated).toHaveBeenCalledOnce()
    expect(onMaintenance).toHaveBeenCalledOnce()
    expect(log.warn).not.toHaveBeenCalled()
    await expect(client.request('/x', { method: 'POST' })).rejects.toMatchObject({ status: 419 })
    expect(log.warn.mock.calls).toEqual([['CSRF token mismatch, check your API configuration']])
    expect(onUnauthenticated).toHaveBeenCalledOnce()
  })

  it('leave the page alone for background calls', async () => {
    const hooks = { onUnauthenticated: vi.fn(), onMaintenance: vi.fn() }
    const { client } = anApi([() => json(401, {}), () => json(503, {})], hooks)
    await expect(client.request('/x', { isBackground: true })).rejects.toMatchObject({ status: 401 })
    await expect(client.request('/x', { isBackground: true })).rejects.toMatchObject({ status: 503 })
    expect(hooks.onUnauthenticated).not.toHaveBeenCalled()
    expect(hooks.onMaintenance).not.toHaveBeenCalled()
  })

  it('skip the unauthenticated hook when the caller expects a guest', async () => {
    const onUnauthenticated = vi.fn()
    const { client } = anApi([() => json(401, {})], { onUnauthenticated })
    await expect(client.request('/api/user', { isGuestExpected: true })).rejects.toMatchObject({ status: 401 })
    expect(onUnauthenticated).not.toHaveBeenCalled()
  })
})

describe('CSRF in cookie mode', () => {
  const csrfGiving = (jar: { cookie: string }, value: string) => () => {
    jar.cookie = value
    return new Response(null, { status: 204 })
  }

  it('fetches the cookie once before the first write, without app headers, and sends it decoded', async () => {
    const jar = { cookie: '' }
    const { client, sent } = anApi([csrfGiving(jar, 'a=b; XSRF-TOKEN=abc%3D'), ok], { cookies: () => jar.cookie })
    await client.request('/x', { method: 'POST' })
    await client.request('/x', { method: 'DELETE' })
    expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /sanctum/csrf-cookie',
      'POST /x',
      'DELETE /x',
    ])
    expect([...(sent[0]?.headers ?? [])]).toEqual([])
    expect(sent[1]?.headers.get('X-XSRF-TOKEN')).toBe('abc=')
  })

  it('shares one cookie request between parallel writes', async () => {
    const jar = { cookie: '' }
    const { client, sent } = anApi([csrfGiving(jar, 'XSRF-TOKEN=t'), ok], { cookies: () => jar.cookie })
    await Promise.all([1, 2, 3].map(() => client.request('/x', { method: 'POST' })))
    expect(sent.filter(({ url }) => url === '/sanctum/csrf-cookie')).toHaveLength(1)
  })

  it('is never requested for reads', async () => {
    const { client, sent } = anApi([ok], { cookies: () => '' })
    await client.request('/x')
    expect(sent).toHaveLength(1)
    expect(sent[0]?.headers.has('X-XSRF-TOKEN')).toBe(false)
  })

  it('warns and still sends when the server sets no cookie', async () => {
    const { client, sent, log } = anApi([() => new Response(null, { status: 204 }), () => json(419, {})], {
      cookies: () => '',
    })
    await expect(client.request('/x', { method: 'POST' })).rejects.toMatchObject({ status: 419 })
    expect(log.warn.mock.calls[0]).toEqual(['XSRF-TOKEN cookie is missing, unable to set X-XSRF-TOKEN header'])
    expect(sent[1]?.headers.has('X-XSRF-TOKEN')).toBe(false)
  })
})

describe('token mode', () => {
  const holding = (token: string | null): TokenStore => ({ read: () => token, write() {}, clear() {} })

  it('sends the bearer token and neither requests nor sends a CSRF token', async () => {
    const { client, sent } = anApi([ok], { tokens: holding('1|s') })
    await client.request('/x', { method: 'POST' })
    expect(sent).toHaveLength(1)
    expect(sent[0]?.headers.get('Authorization')).toBe('Bearer 1|s')
    expect(sent[0]?.headers.has('X-XSRF-TOKEN')).toBe(false)
  })

  it('sends no header without a token and logs it at debug', async () => {
    const { client, sent, log } = anApi([ok], { tokens: holding(null) })
    await client.request('/x')
    expect(sent[0]?.headers.has('Authorization')).toBe(false)
    expect(log.debug).toHaveBeenCalledOnce()
  })
})

describe('retries', () => {
  it.each([
    ...[408, 409, 425, 429, 500, 502, 503, 504].map((status) => [status, 2] as const),
    ...[400, 401, 403, 404, 419, 422, 501].map((status) => [status, 1] as const),
  ])('with retry on, status %i makes %i requests, also for POST', async (status, requests) => {
    const { client, sent } = anApi([() => json(status, {})])
    await expect(client.request('/x', { method: 'POST', retry: true })).rejects.toMatchObject({ status })
    expect(sent).toHaveLength(requests)
  })

  it('are off by default and as many as configured', async () => {
    const { client, sent } = anApi([() => json(500, {})])
    await expect(client.request('/x')).rejects.toMatchObject({ status: 500 })
    expect(sent).toHaveLength(1)
    await expect(client.request('/x', { retry: 3 })).rejects.toMatchObject({ status: 500 })
    expect(sent).toHaveLength(5)
  })

  it('happen after a network failure, not after an abort by the caller', async () => {
    const controller = new AbortController()
    const failing = anApi([() => Promise.reject(new TypeError('Failed to fetch')), ok])
    await expect(failing.client.request('/x', { retry: true })).resolves.toEqual({ ok: true })
    const aborted = anApi([
      () => {
        controller.abort()
        return Promise.reject(controller.signal.reason as Error)
      },
    ])
    await expect(aborted.client.request('/x', { retry: true, signal: controller.signal })).rejects.toMatchObject({
      name: 'AbortError',
    })
    expect(aborted.sent).toHaveLength(1)
  })

  it('read the CSRF cookie again and keep the idempotency key', async () => {
    const jar = { cookie: 'XSRF-TOKEN=one' }
    const { client, sent } = anApi(
      [
        () => {
          jar.cookie = 'XSRF-TOKEN=two'
          return json(503, {})
        },
        ok,
      ],
      { cookies: () => jar.cookie },
    )
    await client.request('/x', { method: 'POST', retry: true })
    expect(sent.map(({ headers }) => headers.get('X-XSRF-TOKEN'))).toEqual(['one', 'two'])
    const keys = sent.map(({ headers }) => headers.get('Idempotency-Key'))
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
    expect(keys[1]).toBe(keys[0])
  })
})

describe('the idempotency key', () => {
  it('is the caller’s when one is given', async () => {
    const { client, sent } = anApi([ok])
    await client.request('/x', { method: 'POST', idempotencyKey: 'k' })
    expect(sent[0]?.headers.get('Idempotency-Key')).toBe('k')
  })

  it.each(['GET', 'PUT', 'PATCH', 'DELETE'] as const)('is not sent with %s', async (method) => {
    const { client, sent } = anApi([ok])
    await client.request('/x', { method })
    expect(sent[0]?.headers.has('Idempotency-Key')).toBe(false)
  })
})

describe('a call rejected for lack of a fresh proof', () => {
  const rejected = () => json(403, { code: 'fresh_proof_required', message: '', requestId: 'r' })

  it('is repeated with the same key and body once the person has re-authenticated', async () => {
    const { client, sent } = anApi([rejected, ok], { onFreshProofRequired: async () => true })
    expect(await client.request('/user/tokens', { method: 'POST', body: { name: 'a' } })).toEqual({ ok: true })
    expect(sent.map(({ init }) => init.body)).toEqual(['{"name":"a"}', '{"name":"a"}'])
    expect(new Set(sent.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1)
  })

  it('stays rejected when they do not, and does not ask twice', async () => {
    const declined = anApi([rejected], { onFreshProofRequired: async () => false })
    await expect(declined.client.request('/user/tokens', { method: 'POST' })).rejects.toMatchObject({ status: 403 })
    expect(declined.sent).toHaveLength(1)
    const onFreshProofRequired = vi.fn(async () => true)
    const again = anApi([rejected], { onFreshProofRequired })
    await expect(again.client.request('/user/tokens', { method: 'POST' })).rejects.toMatchObject({ status: 403 })
    expect(onFreshProofRequired).toHaveBeenCalledOnce()
  })
})
