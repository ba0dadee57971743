import Fastify from 'fastify'
import type { ViteDevServer } from 'vite'
import { describe, expect, it, vi } from 'vitest'
import { aVerifiedTalent, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { headersOf } from '#server/features/base/files/files.builder.ts'
import { serveDocuments } from '#server/ssr.ts'
import { createTestApp } from '#server/test-app.ts'
import { collectRoutes, nameOf } from '../testing/mounted-routes.ts'
import type { App } from './context.ts'
import { limitRates } from './rate-limits.ts'

/** Served from memory and the same for everybody, or limited differently: realtime by messages, its HTTP API by its secret. */
const unlimited = [
  'GET /.well-known/security.txt',
  'GET /apps/:app/channels',
  'GET /apps/:app/channels/:channel',
  'GET /apps/:app/channels/:channel/users',
  'GET /healthz',
  'GET /metrics',
  'GET /readyz',
  'GET /robots.txt',
  'POST /apps/:app/batch_events',
  'POST /apps/:app/events',
  'POST /apps/:app/users/:user/terminate_connections',
  'POST /pusher/app/:key/:server/:session/xhr',
  'POST /pusher/app/:key/:server/:session/xhr_send',
  'POST /pusher/app/:key/:server/:session/xhr_streaming',
]

describe('rate limits', () => {
  it('apply to every route, apart from the listed ones', async () => {
    const { built, routes } = await collectRoutes(() => createTestApp())
    await built.close()
    const exempt = routes.filter(
      ({ method, config: { limit, isAnonymous } }) =>
        !['HEAD', 'OPTIONS'].includes(method) && (limit === 'none' || (isAnonymous === true && limit === undefined)),
    )
    expect([...new Set(exempt.map(nameOf))].toSorted()).toEqual(unlimited)
  })

  it('count addresses of one IPv6 network as one caller', async () => {
    const limited = await createTestApp({ RATE_LIMIT: '2', TRUST_PROXY: 'on' })
    try {
      const ask = async (address: string) => {
        const headers = { 'x-forwarded-for': address }
        return (await limited.app.inject({ url: '/sanctum/csrf-cookie', headers })).statusCode
      }
      const statuses = [await ask('2001:db8:1:2::1'), await ask('2001:db8:1:2::2'), await ask('2001:db8:1:2::3')]
      expect(statuses).toEqual([204, 204, 429])
      expect(await ask('2001:db8:1:3::1')).toBe(204)
    } finally {
      await limited.close()
    }
  })

  it('apply to documents, separately from what the page then loads, and allow no more than a sixth at once', async () => {
    const limited = await createTestApp({ RATE_LIMIT: '12' })
    try {
      const { app, platform } = limited
      // Stands in for the development server, so that documents need no build.
      const vite = { ssrLoadModule: async () => ({}) } as unknown as ViteDevServer
      await serveDocuments(app, { platform, maintenance: { isOn: async () => false }, buildId: 'test', vite })
      const statusOf = async (url: string) => (await app.inject({ url })).statusCode
      expect([await statusOf('/img/none'), await statusOf('/img/none')]).toEqual([404, 404])
      expect([await statusOf('/jobs'), await statusOf('/docs/api/openapi.json')]).toEqual([429, 429])
      const rejected = await app.inject('/jobs')
      expect(Number(rejected.headers['retry-after'])).toBeLessThanOrEqual(10)
      expect(await statusOf('/sanctum/csrf-cookie')).toBe(204)
      expect(await statusOf('/healthz')).toBe(200)
    } finally {
      await limited.close()
    }
  })

  it('hold back the rejection of a document for a second, and of nothing else', async () => {
    const app: App = Fastify()
    app.decorateRequest('viewer', null)
    const pause = vi.fn(async () => {})
    await limitRates(app, { limits: { default: 1, strict: 1 }, redis: null, pause })
    app.get('/page', { config: { limit: 'documents' } }, async () => 'page')
    app.get('/call', async () => 'call')
    const statusOf = async (url: string) => (await app.inject({ url })).statusCode
    expect([await statusOf('/call'), await statusOf('/call'), await statusOf('/page')]).toEqual([200, 429, 200])
    expect(pause).not.toHaveBeenCalled()
    expect(await statusOf('/page')).toBe(429)
    expect(pause).toHaveBeenCalledExactlyOnceWith(1_000)
    await app.close()
  })

  it('answer 429 with the time to wait, and count each person separately', async () => {
    const limited = await createTestApp({ RATE_LIMIT: '5' })
    try {
      const first = limited.visitor()
      const statuses: number[] = []
      for (let call = 0; call < 7; call += 1) statuses.push((await first.get('/sanctum/csrf-cookie')).statusCode)
      expect(statuses).toEqual([204, 204, 204, 204, 204, 429, 429])
      const rejected = await first.get('/sanctum/csrf-cookie')
      expect(rejected.json()).toMatchObject({ code: 'too_many_requests' })
      expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0)
      const elsewhere = await limited.app.inject({ url: '/sanctum/csrf-cookie', remoteAddress: '192.0.2.7' })
      expect(elsewhere.statusCode).toBe(204)
    } finally {
      await limited.close()
    }
  })

  it('belong to the signed-in person, whichever network they are on', async () => {
    const limited = await createTestApp({ RATE_LIMIT: '6' })
    try {
      const [anna, ben] = [await aVerifiedTalent(limited), await aVerifiedTalent(limited)]
      const ask = async (person: BuiltPerson, remoteAddress: string) =>
        (await limited.app.inject({ url: '/api/user', remoteAddress, headers: headersOf(person) })).statusCode
      for (let call = 0; call < 6; call += 1) await ask(anna, '192.0.2.8')
      expect(await ask(anna, '192.0.2.9')).toBe(429)
      expect(await ask(ben, '192.0.2.8')).toBe(200)
    } finally {
      await limited.close()
    }
  })
})
