// @vitest-environment node

import { describe, expect, expectTypeOf, it, vi } from 'vitest'
import { z } from 'zod'
import { endpoint, nothing } from '#shared/endpoint.ts'
import { pageOf, pageQuery } from '#shared/kit/pagination.ts'
import { callApi, fillPath } from './api.ts'
import type { SessionClient } from './session/session-client.ts'

const job = z.object({ id: z.string(), title: z.string() })
const list = endpoint({
  method: 'GET',
  path: '/talent/api/jobs',
  guard: 'verified',
  summary: 'Jobs',
  query: pageQuery,
  response: pageOf(job),
})
const save = endpoint({
  method: 'PUT',
  path: '/talent/api/saved-jobs/:jobId',
  guard: 'verified',
  summary: 'Save',
  params: z.object({ jobId: z.string() }),
  body: z.object({ note: z.string().default('') }),
  response: job,
})
const create = endpoint({
  method: 'POST',
  path: '/talent/api/notes',
  guard: 'verified',
  summary: 'Note',
  body: z.object({ text: z.string() }),
  response: nothing,
  creates: true,
})

function recording() {
  const request = vi.fn(async () => undefined)
  return { client: { request } as unknown as SessionClient, request }
}

describe('calling an endpoint', () => {
  it('fills and encodes the path and passes query, body and key on', async () => {
    const { client, request } = recording()
    await callApi<typeof list>(client, 'GET /talent/api/jobs', { query: { limit: 5 } })
    await callApi<typeof save>(client, 'PUT /talent/api/saved-jobs/:jobId', {
      params: { jobId: 'a/b' },
      body: { note: 'n' },
    })
    await callApi<typeof create>(client, 'POST /talent/api/notes', { body: { text: 't' }, idempotencyKey: 'k' })
    expect(request.mock.calls).toMatchObject([
      ['/talent/api/jobs', { method: 'GET', query: { limit: 5 } }],
      ['/talent/api/saved-jobs/a%2Fb', { method: 'PUT', body: { note: 'n' } }],
      ['/talent/api/notes', { method: 'POST', body: { text: 't' }, idempotencyKey: 'k' }],
    ])
  })

  it('requires what the endpoint requires and rejects anything else', () => {
    const { client } = recording()
    expectTypeOf(callApi<typeof list>(client, 'GET /talent/api/jobs')).resolves.toEqualTypeOf<{
      items: { id: string; title: string }[]
      nextCursor: string | null
    }>()
    expectTypeOf(
      callApi<typeof save>(client, 'PUT /talent/api/saved-jobs/:jobId', { params: { jobId: '1' }, body: {} }),
    ).resolves.toEqualTypeOf<{ id: string; title: string }>()
    // @ts-expect-error a required body cannot be left out
    expectTypeOf(callApi<typeof create>(client, 'POST /talent/api/notes', {})).resolves.toBeUndefined()
    // @ts-expect-error a query of the wrong shape does not compile
    expectTypeOf(callApi<typeof list>(client, 'GET /talent/api/jobs', { query: { cursor: 1 } })).resolves.toBeObject()
    // @ts-expect-error an endpoint without a body takes none
    expectTypeOf(callApi<typeof list>(client, 'GET /talent/api/jobs', { body: {} })).resolves.toBeObject()
  })

  it('only accepts routes of the contract', () => {
    const { client } = recording()
    // @ts-expect-error an unknown path
    expectTypeOf(callApi<typeof list>(client, 'GET /talent/api/job')).resolves.toBeObject()
    // @ts-expect-error the wrong method
    expectTypeOf(callApi<typeof list>(client, 'POST /talent/api/jobs')).resolves.toBeObject()
    // @ts-expect-error an endpoint must be named
    expectTypeOf(callApi(client, 'GET /talent/api/jobs')).resolves.toBeObject()
  })

  it('rejects an empty path parameter', () => {
    expect(() => fillPath('/x/:id', {})).toThrow('No value for :id of /x/:id')
    expect(() => fillPath('/x/:id', { id: '' })).toThrow('No value for :id')
  })
})
