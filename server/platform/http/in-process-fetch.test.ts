import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import type { App } from './context.ts'
import { inProcessFetch } from './in-process-fetch.ts'

async function openPage(authMode: 'cookie' | 'token', ...paths: string[]) {
  const app: App = Fastify()
  await app.register(cookie)
  const seen: Record<string, unknown>[] = []
  app.get('/api/*', async ({ headers, ip }, reply) => {
    seen.push({ ...headers, ip })
    reply.header('Set-Cookie', [`a=${seen.length}; Path=/`, 'b=x; HttpOnly'])
    return { ok: true }
  })
  app.get('/page', async (page, reply) => {
    const { fetch } = inProcessFetch(app, { page, reply, url: 'https://app.test', authMode })
    for (const path of paths) await fetch(path, { headers: { Accept: 'application/json' } })
    return 'page'
  })
  const response = await app.inject({
    url: '/page',
    remoteAddress: '192.0.2.1',
    headers: { cookie: 'meridian_session=s; sanctum.token.cookie=t', 'user-agent': 'Firefox', host: 'evil.test' },
  })
  return { seen, cookies: response.headers['set-cookie'] }
}

it('a page calls the API as its visitor, from our own origin', async () => {
  const { seen } = await openPage('cookie', '/api/user')
  expect(seen).toEqual([
    expect.objectContaining({
      accept: 'application/json',
      cookie: 'meridian_session=s; sanctum.token.cookie=t',
      host: 'app.test',
      ip: '192.0.2.1',
      origin: 'https://app.test',
      'user-agent': 'Firefox',
    }),
  ])
  expect(seen[0]).not.toHaveProperty('authorization')
})

it('in token mode the token of the page’s cookie is sent', async () => {
  expect((await openPage('token', '/api/user')).seen[0]).toMatchObject({ authorization: 'Bearer t' })
})

it('cookies set by the API are set by the page, the last of each name', async () => {
  expect((await openPage('cookie', '/api/user', '/api/jobs')).cookies).toEqual(['a=2; Path=/', 'b=x; HttpOnly'])
})

it('an answer has what callers read of a response', async () => {
  const app: App = Fastify()
  await app.register(cookie)
  app.get('/api/wrong', async (_request, reply) => reply.status(422).header('Retry-After', '3').send({ code: 'wrong' }))
  app.get('/api/nothing', async (_request, reply) => reply.status(204).send())
  app.get('/page', async (page, reply) => {
    const { fetch } = inProcessFetch(app, { page, reply, url: 'https://app.test', authMode: 'cookie' })
    const [wrong, nothing] = [await fetch('/api/wrong'), await fetch('/api/nothing')]
    return [
      [wrong.ok, wrong.status, wrong.headers.get('Retry-After'), wrong.headers.get('X-None'), await wrong.json()],
      [nothing.ok, nothing.status, await nothing.text()],
    ]
  })
  const response = await app.inject({ url: '/page' })
  expect(response.json()).toEqual([
    [false, 422, '3', null, { code: 'wrong' }],
    [true, 204, ''],
  ])
})
