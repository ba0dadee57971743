// @vitest-environment node

import { describe, expect, it, vi } from 'vitest'
import { anIdentity } from '#shared/access/identity.builder.ts'
import { createIdentityStore, loadIdentity } from './identity.ts'
import { createSessionClient } from './session-client.ts'

const amara = anIdentity({ name: 'Amara Okafor', calledName: 'Amara', email_verified_at: null })

const answering = (answer: () => Response | Promise<Response>, onUnauthenticated = vi.fn()) => ({
  onUnauthenticated,
  client: createSessionClient({
    fetch: async () => answer(),
    log: { warn: vi.fn(), debug: vi.fn() },
    cookies: () => '',
    onUnauthenticated,
  }),
})
const aLog = () => ({ error: vi.fn(), debug: vi.fn() })

describe('loading the identity', () => {
  it('uses the whole body, unwrapped once when the API wraps it in data', async () => {
    for (const body of [amara, { data: amara }]) {
      const loaded = await loadIdentity(answering(() => Response.json(body)).client, aLog())
      expect(loaded).toEqual({ identity: amara, isInMaintenance: false })
    }
  })

  it.each([401, 419])('treats %i as a guest, logs it at debug only and does not redirect', async (status) => {
    const log = aLog()
    const { client, onUnauthenticated } = answering(() => Response.json({}, { status }))
    expect(await loadIdentity(client, log)).toEqual({ identity: null, isInMaintenance: false })
    expect(log.error).not.toHaveBeenCalled()
    expect(log.debug).toHaveBeenLastCalledWith(`User is not authenticated on plugin initialization, status: ${status}`)
    expect(onUnauthenticated).not.toHaveBeenCalled()
  })

  it.each([
    ['500', () => Response.json({}, { status: 500 })],
    ['404', () => Response.json({}, { status: 404 })],
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['broken JSON', () => new Response('{', { headers: { 'Content-Type': 'application/json' } })],
    ['something that is no identity', () => Response.json('hello')],
  ])('continues as a guest and logs one error after %s', async (_, answer) => {
    const log = aLog()
    expect(await loadIdentity(answering(answer).client, log)).toEqual({ identity: null, isInMaintenance: false })
    expect(log.error).toHaveBeenCalledOnce()
    expect(log.error).toHaveBeenCalledWith('Unable to load user identity from API', expect.anything())
  })

  it('reports maintenance of the API', async () => {
    const loaded = await loadIdentity(answering(() => Response.json({}, { status: 503 })).client, aLog())
    expect(loaded).toEqual({ identity: null, isInMaintenance: true })
  })
})

describe('the identity store', () => {
  it('starts with a guest', () => {
    expect(createIdentityStore().read()).toBeNull()
  })

  it('loads once per document, even when requested again during the first load', async () => {
    const store = createIdentityStore()
    const load = vi.fn(async () => null)
    await Promise.all([store.loadOnce(load), store.loadOnce(load)])
    await store.loadOnce(load)
    expect(load).toHaveBeenCalledOnce()
  })

  it('does not load what the server has already provided', async () => {
    const load = vi.fn(async () => amara)
    await createIdentityStore(null).loadOnce(load)
    await createIdentityStore(amara).loadOnce(load)
    expect(load).not.toHaveBeenCalled()
  })

  it('notifies every subscriber of changes only', () => {
    const store = createIdentityStore(null)
    const [first, second] = [vi.fn(), vi.fn()]
    store.subscribe(first)
    const leave = store.subscribe(second)
    store.write(amara)
    store.write(amara)
    leave()
    store.write(null)
    expect(first).toHaveBeenCalledTimes(2)
    expect(second).toHaveBeenCalledTimes(1)
  })
})
