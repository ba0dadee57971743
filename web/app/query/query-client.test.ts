// @vitest-environment node

import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest'
import { z } from 'zod'
import type { Identity } from '#shared/access/identity.ts'
import { endpoint } from '#shared/endpoint.ts'
import { createIdentityStore } from '#web/app/session/identity.ts'
import type { SessionClient, SessionRequest } from '#web/app/session/session-client.ts'
import type { Session } from '#web/app/session/session-context.tsx'
import { createQueryClient, endpointQuery, queryClientFor } from './query-client.ts'
import { readQueryKey } from './query-key.ts'

function aCache(answer: unknown = { n: 1 }) {
  const request = vi.fn(async (_path: string, _options?: SessionRequest) => answer)
  return { request, queries: createQueryClient({ request } as unknown as SessionClient) }
}

describe('a query key', () => {
  it.each([
    [['talent', 'jobs', { query: { page: 2 } }], '/talent/api/jobs', { query: { page: 2 } }],
    [['talent/jobs/7'], '/talent/api/jobs/7', {}],
    [['talent', 'jobs', 7], '/talent/api/jobs/7', {}],
    [['shared', '/countries'], '/shared/api/countries', {}],
    [['shared'], '/shared/api/', {}],
    [['company', 'people'], '/company/api/people', {}],
    [['ops/jobs'], '/ops/api/jobs', {}],
  ])('%j means GET %s', (key, path, options) => {
    expect(readQueryKey(key)).toEqual({ path, options })
  })

  it('of an unknown area is rejected without a request', async () => {
    const { queries, request } = aCache()
    await expect(queries.fetchQuery({ queryKey: ['x'] })).rejects.toThrow('Unsupported query key: ["x"]')
    await expect(queries.fetchQuery({ queryKey: ['sharedness'] })).rejects.toThrow('Unsupported query key')
    await expect(queries.fetchQuery({ queryKey: [{ a: 1 }] })).rejects.toThrow('Unsupported query key')
    expect(request).not.toHaveBeenCalled()
  })
})

describe('the query client', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('passes the options of the key and the abort signal to the session client', async () => {
    const { queries, request } = aCache()
    await queries.fetchQuery({ queryKey: ['talent', 'jobs', { query: { page: 2 }, headers: { A: 'b' } }] })
    expect(request).toHaveBeenCalledWith('/talent/api/jobs', {
      query: { page: 2 },
      headers: { A: 'b' },
      signal: expect.any(AbortSignal) as AbortSignal,
    })
  })

  it('refetches after 20 seconds, not before, and at once when invalidated', async () => {
    const { queries, request } = aCache()
    const visit = async () => {
      const leave = new QueryObserver(queries, { queryKey: ['talent', 'jobs'] }).subscribe(() => {})
      await vi.advanceTimersByTimeAsync(0)
      return leave
    }
    const leaveFirst = await visit()
    leaveFirst()
    await vi.advanceTimersByTimeAsync(19_000)
    const leaveSecond = await visit()
    expect(request).toHaveBeenCalledTimes(1)
    leaveSecond()
    await vi.advanceTimersByTimeAsync(2000)
    await visit()
    expect(request).toHaveBeenCalledTimes(2)
    await queries.invalidateQueries({ queryKey: ['talent'] })
    expect(request).toHaveBeenCalledTimes(3)
  })

  it('does not retry, and aborts the request when its last observer leaves', async () => {
    const signals: AbortSignal[] = []
    const queries = createQueryClient({
      request: (_path, options) => {
        if (options?.signal) signals.push(options.signal)
        return signals.length === 1 ? Promise.reject(new Error('no')) : new Promise(() => {})
      },
    })
    await expect(queries.fetchQuery({ queryKey: ['shared', 'a'] })).rejects.toThrow('no')
    expect(signals).toHaveLength(1)
    const leave = new QueryObserver(queries, { queryKey: ['shared', 'b'] }).subscribe(() => {})
    await vi.advanceTimersByTimeAsync(0)
    leave()
    expect(signals[1]?.aborted).toBe(true)
  })

  it('is one per session', () => {
    const aSession = () => ({ client: {}, identity: createIdentityStore(null) }) as unknown as Session
    const session = aSession()
    expect(queryClientFor(session)).toBe(queryClientFor(session))
    expect(queryClientFor(session)).not.toBe(queryClientFor(aSession()))
  })

  it('is cleared when another person signs in, not when the same identity is refreshed', async () => {
    const amara = { id: '1' } as Identity
    const identity = createIdentityStore(amara)
    const client = { request: async () => ({ n: 1 }) }
    const queries = queryClientFor({ client, identity } as unknown as Session)
    await queries.fetchQuery({ queryKey: ['talent', 'jobs'] })
    identity.write({ ...amara, name: 'A' })
    expect(queries.getQueryData(['talent', 'jobs'])).toEqual({ n: 1 })
    identity.write({ ...amara, id: '2' })
    expect(queries.getQueryData(['talent', 'jobs'])).toBeUndefined()
    await queries.fetchQuery({ queryKey: ['talent', 'jobs'] })
    identity.write(null)
    expect(queries.getQueryData(['talent', 'jobs'])).toBeUndefined()
  })
})

describe('a query for an endpoint', () => {
  const one = endpoint({
    method: 'GET',
    path: '/talent/api/jobs/:id',
    guard: 'verified',
    summary: 'One job',
    params: z.object({ id: z.string() }),
    query: z.object({ lang: z.string().optional() }),
    response: z.object({ title: z.string() }),
  })

  it('has a key that maps to the endpoint, and data of its type', async () => {
    const { queries, request } = aCache({ title: 'T' })
    const options = endpointQuery<typeof one>('GET /talent/api/jobs/:id', {
      params: { id: 'a b' },
      query: { lang: 'en' },
    })
    expect(options.queryKey).toEqual(['talent', 'jobs', 'a%20b', { query: { lang: 'en' } }])
    const data = await queries.fetchQuery(options)
    expectTypeOf(data).toEqualTypeOf<{ title: string }>()
    expect(request.mock.calls[0]?.[0]).toBe('/talent/api/jobs/a%20b')
  })

  it.each([{}, { query: {} }, { query: { lang: undefined } }])(
    'has the same key whatever it leaves out: %j',
    (input) => {
      const { queryKey } = endpointQuery<typeof one>('GET /talent/api/jobs/:id', { params: { id: '7' }, ...input })
      expect(queryKey).toEqual(['talent', 'jobs', '7'])
    },
  )

  it('exists for reads only', () => {
    const write = endpoint({ ...one, method: 'DELETE' })
    // @ts-expect-error a write is not a query
    const query = () => endpointQuery<typeof write>('DELETE /talent/api/jobs/:id', { params: { id: '7' } })
    expect(query).toThrow('Not a query: DELETE /talent/api/jobs/:id')
  })
})
