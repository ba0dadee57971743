// @vitest-environment node

import { describe, expect, it, vi } from 'vitest'
import type { Identity } from '#shared/access/identity.ts'
import { productRedirects } from '#shared/access/session-settings.ts'
import { createSession, type SessionOptions } from './create-session.ts'
import { csrfDefaults } from './csrf.ts'
import { checkSession } from './session-rules.ts'

const amara = { id: '1', name: 'Amara' } as unknown as Identity
const quietLog = () => ({
  error: vi.fn(),
  warn: vi.fn(),
  log: vi.fn(),
  info: vi.fn(),
  debug: vi.fn(),
  trace: vi.fn(),
})

type Answers = Record<string, () => Response>

/** A document at `path` in front of an API that answers by "METHOD path". */
function aDocument(path: string, answers: Answers, options: Partial<SessionOptions> = {}) {
  const url = new URL(path, 'https://app.test')
  const visited: { path: string; replace: boolean }[] = []
  const sent: string[] = []
  const log = quietLog()
  const session = createSession({
    fetch: async (url, init = {}) => {
      const call = `${init.method ?? 'GET'} ${url}`
      sent.push(call)
      return answers[call]?.() ?? Response.json({}, { status: 404 })
    },
    log,
    cookies: () => 'XSRF-TOKEN=t',
    knownIdentity: null,
    navigate: (to, { replace = false } = {}) => {
      visited.push({ path: to, replace })
      url.href = new URL(to, url).href
    },
    place: () => url,
    ...options,
  })
  return { session, visited, sent, log }
}

const signedIn = {
  'POST /login': () => new Response(null, { status: 204 }),
  'GET /api/user': () => Response.json(amara),
}
const rejected = () => Response.json({}, { status: 401 })

describe('signing in', () => {
  it('posts the credentials, loads the identity and opens the route that picks the first screen', async () => {
    const { session, visited, sent } = aDocument('/login', signedIn)
    await session.login({ email: 'a@b.test', password: 'p' })
    expect(sent).toEqual(['POST /login', 'GET /api/user'])
    expect(session.identity.read()).toEqual(amara)
    expect(visited).toEqual([{ path: '/login-redirects', replace: false }])
  })

  it.each([
    ['/jobs/7?a=1', '/jobs/7?a=1'],
    ['https://evil.test', '/login-redirects'],
    ['//evil.test', '/login-redirects'],
    ['/\\evil.test', '/login-redirects'],
    ['javascript:alert(1)', '/login-redirects'],
    ['/login', '/login-redirects'],
  ])('with the requested page %s, lands on %s', async (requested, landed) => {
    const { session, visited } = aDocument(`/login?redirect=${encodeURIComponent(requested)}`, signedIn)
    await session.login({})
    expect(visited.map(({ path }) => path)).toEqual([landed])
  })

  it('ignores the requested page when configured to', async () => {
    const redirects = { ...productRedirects, keepRequestedRoute: false }
    const { session, visited } = aDocument('/login?redirect=/jobs', signedIn, { redirects })
    await session.login({})
    expect(visited.map(({ path }) => path)).toEqual(['/login-redirects'])
  })

  it('stays when there is nowhere to go or the target is here', async () => {
    for (const onLogin of [false, '/login'] as const) {
      const { session, visited } = aDocument('/login/', signedIn, { redirects: { ...productRedirects, onLogin } })
      await session.login({})
      expect(visited).toEqual([])
    }
  })

  it('twice is an error, or redirects without a second post when configured to', async () => {
    const strict = aDocument('/login', signedIn, { knownIdentity: amara })
    await expect(strict.session.login({})).rejects.toThrow('User is already authenticated')
    const lenient = aDocument('/login?redirect=/jobs', signedIn, {
      knownIdentity: amara,
      redirects: { ...productRedirects, redirectIfAuthenticated: true },
    })
    await lenient.session.login({})
    expect(lenient.visited.map(({ path }) => path)).toEqual(['/login-redirects'])
    expect([...strict.sent, ...lenient.sent]).toEqual([])
  })

  it('in token mode keeps the token, and fails without one', async () => {
    const tokens = { read: vi.fn(() => null), write: vi.fn(), clear: vi.fn() }
    const withToken = { ...signedIn, 'POST /login': () => Response.json({ token: '1|s' }) }
    await aDocument('/login', withToken, { tokens }).session.login({})
    expect(tokens.write).toHaveBeenCalledWith('1|s', { isKept: false })
    await expect(aDocument('/login', signedIn, { tokens }).session.login({})).rejects.toThrow(
      'Token was not returned from the API',
    )
  })

  it('reports that a second step is required, and stays a guest until it is done', async () => {
    const ticket = { next: 'second_factor', ticket: 'held' }
    const { session, visited } = aDocument('/login', { ...signedIn, 'POST /login': () => Response.json(ticket) })
    expect(await session.login({})).toEqual({ ticket: 'held' })
    expect(session.identity.read()).toBeNull()
    expect(visited).toEqual([])
    expect(await session.enter({ next: 'done' })).toBeNull()
    expect(session.identity.read()).toEqual(amara)
    expect(visited.map(({ path }) => path)).toEqual(['/login-redirects'])
  })

  it('passes a rejection to the caller and stays a guest', async () => {
    const { session, visited } = aDocument('/login', { 'POST /login': () => Response.json({}, { status: 422 }) })
    await expect(session.login({})).rejects.toMatchObject({ status: 422 })
    expect(session.identity.read()).toBeNull()
    expect(visited).toEqual([])
  })
})

it('the identity comes from the configured endpoint, and writes carry the configured header', async () => {
  const headers: Record<string, string>[] = []
  const { session } = aDocument(
    '/login',
    {},
    {
      identityPath: '/api/me',
      csrf: { ...csrfDefaults, headerName: 'X-Own-Token' },
      fetch: async (path, init) => {
        headers.push({ path, ...Object.fromEntries(new Headers(init?.headers)) })
        return Response.json(amara)
      },
    },
  )
  await session.login({})
  expect(headers).toMatchObject([{ path: '/login', 'x-own-token': 't' }, { path: '/api/me' }])
  expect(headers[0]).not.toHaveProperty('x-xsrf-token')
})

it('with both switched off, no identity is requested and no CSRF token is fetched or sent', async () => {
  const headers: Record<string, string>[] = []
  const { session, visited } = aDocument(
    '/login',
    {},
    {
      identityPath: false,
      csrf: { ...csrfDefaults, headerName: false },
      cookies: () => '',
      fetch: async (path, init) => {
        headers.push({ path, ...Object.fromEntries(new Headers(init?.headers)) })
        return new Response(null, { status: 204 })
      },
    },
  )
  await session.login({})
  expect(headers.map(({ path }) => path)).toEqual(['/login'])
  expect(Object.keys(headers[0] ?? {})).not.toContain('x-xsrf-token')
  expect(visited.map(({ path }) => path)).toEqual(['/login-redirects'])
})

describe('signing out', () => {
  it('posts, clears the identity, drops the token and goes to the sign-in page', async () => {
    const tokens = { read: () => '1|s', write: vi.fn(), clear: vi.fn() }
    const answers = { 'POST /logout': () => new Response(null, { status: 204 }) }
    const { session, visited } = aDocument('/jobs', answers, { knownIdentity: amara, tokens })
    await session.logout()
    expect(session.identity.read()).toBeNull()
    expect(tokens.clear).toHaveBeenCalledOnce()
    expect(visited.map(({ path }) => path)).toEqual(['/login'])
    await expect(session.logout()).rejects.toThrow('User is not authenticated')
  })

  it('keeps the identity when the post fails', async () => {
    const answers = { 'POST /logout': () => Response.json({}, { status: 500 }) }
    const { session, visited } = aDocument('/jobs', answers, { knownIdentity: amara })
    await expect(session.logout()).rejects.toMatchObject({ status: 500 })
    expect(session.identity.read()).toEqual(amara)
    expect(visited).toEqual([])
  })
})

describe('an expired session', () => {
  it('causes one warning and one navigation for five calls rejected at once', async () => {
    const { session, visited, log } = aDocument('/jobs', { 'GET /x': rejected }, { knownIdentity: amara })
    const calls = await Promise.allSettled([1, 2, 3, 4, 5].map(() => session.client.request('/x')))
    expect(calls.every(({ status }) => status === 'rejected')).toBe(true)
    expect(session.identity.read()).toBeNull()
    expect(log.warn.mock.calls).toEqual([['User session is not set in API or expired, resetting identity']])
    expect(visited).toEqual([{ path: '/login', replace: false }])
  })

  it('requests one navigation while a slow one is in progress', async () => {
    const navigate = vi.fn(() => new Promise<void>(() => {}))
    const { session } = aDocument('/jobs', { 'GET /x': rejected }, { knownIdentity: amara, navigate })
    await Promise.allSettled([1, 2, 3, 4, 5].map(() => session.client.request('/x')))
    expect(navigate).toHaveBeenCalledOnce()
  })

  it('stays on the page when redirecting is off', async () => {
    const redirects = { ...productRedirects, redirectIfUnauthenticated: false }
    const { session, visited } = aDocument('/jobs', { 'GET /x': rejected }, { knownIdentity: amara, redirects })
    await expect(session.client.request('/x')).rejects.toMatchObject({ status: 401 })
    expect(session.identity.read()).toBeNull()
    expect(visited).toEqual([])
  })

  it('is not concluded from a CSRF mismatch', async () => {
    const answers = { 'POST /x': () => Response.json({}, { status: 419 }) }
    const { session, visited, sent } = aDocument('/jobs', answers, { knownIdentity: amara })
    await expect(session.client.request('/x', { method: 'POST' })).rejects.toMatchObject({ status: 419 })
    expect(session.identity.read()).toEqual(amara)
    expect(visited).toEqual([])
    expect(sent).toEqual(['POST /x'])
  })

  it('is detected by the missing cookie before a guard decides, and the guard redirects', async () => {
    const { session, visited, sent } = aDocument('/jobs', { 'GET /api/user': rejected }, { knownIdentity: amara })
    await checkSession(session.client, session.identity, 'XSRF-TOKEN=t')
    expect(sent).toEqual([])
    await checkSession(session.client, session.identity, '')
    expect(session.identity.read()).toBeNull()
    expect(visited).toEqual([])
  })

  it('is not concluded from an API that does not respond', async () => {
    const { session } = aDocument('/jobs', {}, { knownIdentity: amara })
    await checkSession(session.client, session.identity, '')
    expect(session.identity.read()).toEqual(amara)
  })

  it('is reported to the caller of a refresh', async () => {
    const { session } = aDocument('/verify', { 'GET /api/user': rejected }, { knownIdentity: amara })
    await expect(session.refreshIdentity()).rejects.toMatchObject({ status: 401 })
  })
})

describe('maintenance', () => {
  const closed = { 'GET /x': () => Response.json({}, { status: 503 }) }

  it('replaces the page with /maintenance at the first 503, once, and remembers where it was', async () => {
    const { session, visited } = aDocument('/jobs?a=1', closed)
    await Promise.allSettled([1, 2, 3].map(() => session.client.request('/x', { retry: true })))
    expect(visited).toEqual([{ path: '/maintenance?from=%2Fjobs%3Fa%3D1', replace: true }])
  })

  it('does not navigate when already there', async () => {
    const { session, visited } = aDocument('/maintenance', closed)
    await expect(session.client.request('/x')).rejects.toMatchObject({ status: 503 })
    expect(visited).toEqual([])
  })
})
