import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  anUnverifiedTalent,
  aPersonWith,
  aVerifiedTalent,
  type BuiltPerson,
} from '#server/features/base/accounts/accounts.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { Guard } from '#shared/access/guards.ts'
import { endpoint } from '#shared/endpoint.ts'
import { setMaintenance } from './maintenance/maintenance.ts'
import { mount } from './mount.ts'

const ok = z.object({ seen: z.string() })
const guarded = (guard: Guard) =>
  endpoint({ method: 'GET', path: `/talent/api/probe-${guard}`, guard, summary: 'A probe.', response: ok })
const rename = endpoint({
  method: 'PUT',
  path: '/talent/api/probe-rename',
  guard: 'verified',
  summary: 'A probe.',
  body: z.object({ name: z.string().min(2) }),
  response: ok,
})
const leaky = endpoint({
  method: 'GET',
  path: '/shared/api/probe-leaky',
  guard: 'open',
  summary: 'A probe.',
  response: ok,
})
const broken = endpoint({
  method: 'GET',
  path: '/shared/api/probe-broken',
  guard: 'open',
  summary: 'A probe.',
  response: ok,
})
const zone = endpoint({
  method: 'GET',
  path: '/shared/api/probe-zone',
  guard: 'open',
  summary: 'A probe.',
  response: ok,
})

let test: TestApp
let talent: BuiltPerson

beforeAll(async () => {
  test = await createTestApp()
  const { db } = test.platform
  for (const guard of ['guest', 'auth', 'verified', 'company', 'operator'] as const) {
    mount(test.app, db, guarded(guard), async () => ({ seen: guard }))
  }
  mount(test.app, db, rename, async ({ body, request }) => ({ seen: `${request.method} ${body.name}` }))
  mount(test.app, db, leaky, async () => ({ seen: 'yes', passwordHash: 'secret' }) as { seen: string })
  mount(test.app, db, broken, async () => {
    throw new Error('the secret reason')
  })
  mount(test.app, db, zone, async ({ request }) => ({ seen: request.timeZone }))
  talent = await aVerifiedTalent(test)
})
afterAll(() => test.close())

describe('endpoint guards', () => {
  it('are enforced for each kind of person', async () => {
    const people = {
      guest: test.visitor(),
      unverified: (await anUnverifiedTalent(test)).visitor,
      talent: talent.visitor,
      company: (await aPersonWith(test, 'talent', 'company')).visitor,
      operator: (await aPersonWith(test, 'operator')).visitor,
    }
    const statuses: Record<string, number[]> = {}
    for (const guard of ['guest', 'auth', 'verified', 'company', 'operator'] as const) {
      const answers = await Promise.all(Object.values(people).map((visitor) => visitor.get(guarded(guard).path)))
      statuses[guard] = answers.map(({ statusCode }) => statusCode)
    }
    expect(statuses).toEqual({
      guest: [200, 403, 403, 403, 403],
      auth: [401, 200, 200, 200, 200],
      verified: [401, 403, 200, 200, 200],
      company: [401, 403, 403, 200, 403],
      operator: [401, 403, 403, 403, 200],
    })
  })

  it('tell an unverified person what is missing', async () => {
    const { visitor } = await anUnverifiedTalent(test)
    const answer = await visitor.get(guarded('verified').path)
    expect(answer.json()).toMatchObject({
      code: 'verification_required',
      message: 'Your email address is not verified.',
    })
  })
})

describe('_method', () => {
  it('turns a posted form into a PUT', async () => {
    const answer = await talent.visitor.post(rename.path, 'name=Amara&_method=PUT', {
      'content-type': 'application/x-www-form-urlencoded',
    })
    expect(answer.statusCode).toBe(200)
  })

  it('is ignored in JSON and in the query', async () => {
    expect((await talent.visitor.post(rename.path, { name: 'Amara', _method: 'PUT' })).statusCode).toBe(404)
    expect((await talent.visitor.get(`${rename.path}?_method=PUT`)).statusCode).toBe(404)
  })
})

describe('responses', () => {
  it('report what is wrong with its field', async () => {
    const answer = await talent.visitor.put(rename.path, { name: 'A' })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors.name).toEqual([expect.stringContaining('2')])
  })

  it('contain only what the contract names', async () => {
    expect((await test.visitor().get(leaky.path)).json()).toEqual({ seen: 'yes' })
  })

  it('reveal nothing about an internal error but its request id', async () => {
    const answer = await test.visitor().get(broken.path, { headers: { 'x-request-id': 'from-the-proxy-1' } })
    expect(answer.statusCode).toBe(500)
    expect(answer.body).not.toContain('secret')
    expect(answer.json()).toEqual({
      code: 'internal_error',
      message: 'Something went wrong on our side.',
      requestId: 'from-the-proxy-1',
    })
    expect(answer.headers['x-request-id']).toBe('from-the-proxy-1')
  })

  it('are JSON for an unknown path, a malformed body and an unknown content type', async () => {
    expect((await test.visitor().get('/talent/api/nothing-here')).json()).toMatchObject({ code: 'not_found' })
    const broken = await talent.visitor.put(rename.path, '{"name":', { 'content-type': 'application/json' })
    expect(broken.statusCode).toBe(400)
    expect(broken.json()).toMatchObject({ code: 'malformed_request' })
    const odd = await talent.visitor.put(rename.path, '<name/>', { 'content-type': 'application/xml' })
    expect(odd.statusCode).toBe(415)
  })

  it('are never a redirect', async () => {
    const answer = await test.visitor().get('/api/user')
    expect(answer.statusCode).toBe(401)
    expect(answer.headers.location).toBeUndefined()
    expect(answer.json()).toMatchObject({ message: 'Unauthenticated.' })
  })

  it('use the time zone of the caller, or UTC when it is unknown', async () => {
    const seenWith = async (headers: Record<string, string>) =>
      (await test.visitor().get(zone.path, { headers })).json<{ seen: string }>().seen
    expect(await seenWith({ 'x-timezone': 'Africa/Lagos' })).toBe('Africa/Lagos')
    expect(await seenWith({ 'x-timezone': 'Foo/Bar' })).toBe('UTC')
    expect(await seenWith({})).toBe('UTC')
  })

  it('reject a body that pollutes prototypes', async () => {
    const answer = await talent.visitor.put(rename.path, '{"name":"Amara","__proto__":{"polluted":1}}', {
      'content-type': 'application/json',
    })
    expect(answer.statusCode).toBe(400)
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
  })

  it('reject text that the database cannot store', async () => {
    for (const url of ['/shared/api/companies?search=%00', '/shared/api/companies/a%00b']) {
      const answer = await test.visitor().get(url)
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ code: 'malformed_request' })
    }
  })

  it('carry the headers that protect a browser', async () => {
    const { headers } = await test.visitor().get(leaky.path)
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    })
  })
})

describe('cross-origin requests', () => {
  it('do not fail on an OPTIONS request that is not a preflight', async () => {
    expect((await test.app.inject({ method: 'OPTIONS', url: '/api/user' })).statusCode).toBe(204)
  })

  it('are allowed for configured origins only, and never with a wildcard', async () => {
    const open = await createTestApp({ CORS_ORIGINS: 'https://app.example' })
    try {
      const ask = (origin: string) =>
        open.app.inject({
          method: 'OPTIONS',
          url: '/api/user',
          headers: {
            origin,
            'access-control-request-method': 'POST',
            'access-control-request-headers': 'X-XSRF-TOKEN',
          },
        })
      const allowed = await ask('https://app.example')
      expect(allowed.headers).toMatchObject({
        'access-control-allow-origin': 'https://app.example',
        'access-control-allow-credentials': 'true',
      })
      for (const name of [
        'X-XSRF-TOKEN',
        'X-Timezone',
        'Accept-Language',
        'Authorization',
        'Content-Type',
        'Accept',
        'X-Socket-ID',
        'X-Requested-With',
        'Idempotency-Key',
      ]) {
        expect(allowed.headers['access-control-allow-headers']).toContain(name)
      }
      expect((await ask('https://evil.example')).headers['access-control-allow-origin']).toBeUndefined()
    } finally {
      await open.close()
    }
  })
})

describe('maintenance', () => {
  it('answers 503 to the API while the process stays healthy', async () => {
    const down = await createTestApp()
    try {
      await setMaintenance(down.platform.db, true)
      const answer = await down.visitor().get('/api/user')
      expect(answer.statusCode).toBe(503)
      expect(answer.json()).toMatchObject({ message: 'Service Unavailable', code: 'maintenance' })
      expect(answer.headers['retry-after']).toBe('30')
      expect((await down.visitor().get('/healthz')).statusCode).toBe(200)
      expect((await down.visitor().get('/readyz')).statusCode).toBe(200)
    } finally {
      await down.close()
    }
  })
})

describe('operators of the installation', () => {
  it('can check health, readiness and metrics without personal data', async () => {
    expect((await test.visitor().get('/healthz')).json()).toEqual({ status: 'ok' })
    expect((await test.visitor().get('/readyz')).json()).toEqual({ status: 'ready' })
    const metrics = await test.visitor().get('/metrics')
    expect(metrics.body).toContain('meridian_http_request_seconds_bucket')
    expect(metrics.body).not.toContain(talent.email)
  })

  it('keep the metrics private in production', async () => {
    const production = {
      APP_ENV: 'production',
      APP_KEY: 'a key for tests that is long enough to be one',
      SMTP_URL: 'smtp://localhost:1',
    }
    for (const [token, given, status] of [
      ['', 'Bearer ', 404],
      ['a token for figures', 'Bearer another', 404],
      ['a token for figures', 'Bearer a token for figures', 200],
    ] as const) {
      const closed = await createTestApp({ ...production, METRICS_TOKEN: token })
      try {
        const answer = await closed.app.inject({ url: '/metrics', headers: { authorization: given } })
        expect(answer.statusCode).toBe(status)
      } finally {
        await closed.close()
      }
    }
  })

  it('can read the API document', async () => {
    const document = (await test.visitor().get('/docs/api/openapi.json')).json()
    expect(document.openapi).toBe('3.1.0')
    expect(Object.keys(document.paths)).toContain('/login')
    expect(document.components.schemas.Identity).toBeDefined()
    const creation = document.paths['/company/api/companies'].post
    expect(Object.keys(creation.responses)).toEqual(['201', 'default'])
    expect(document.security).toEqual([{ session: [] }, { bearer: [] }])
    expect(creation).not.toHaveProperty('security')
    expect(document.paths['/login'].post.security).toEqual([])
    expect(creation.parameters).toContainEqual({ $ref: '#/components/parameters/Idempotency-Key' })
    expect(document.components.parameters['Idempotency-Key']).toMatchObject({ in: 'header', name: 'Idempotency-Key' })
  })
})
