import { describe, expect, it } from 'vitest'
import { FORBIDDEN, type Guard, guardRedirect, guards, passes, sameOriginPath, trimTrailingSlash } from './guards.ts'
import { anIdentity } from './identity.builder.ts'

const unverified = anIdentity({ email_verified_at: null })
const verified = anIdentity()

describe('a guard', () => {
  const table: [Guard, boolean, boolean, boolean][] = [
    //          guest, unverified, verified
    ['open', true, true, true],
    ['guest', true, false, false],
    ['auth', false, true, true],
    ['verified', false, false, true],
    ['company', false, false, false],
    ['operator', false, false, false],
  ]
  it.each(table)('%s admits the right people', (guard, guest, notYet, yes) => {
    expect([passes(guard, null), passes(guard, unverified), passes(guard, verified)]).toEqual([guest, notYet, yes])
  })

  it('for a role requires that role and a verified address', () => {
    expect(passes('company', anIdentity({ roles: ['talent', 'company'] }))).toBe(true)
    expect(passes('operator', anIdentity({ roles: ['company'] }))).toBe(false)
    expect(passes('operator', anIdentity({ roles: ['operator'], email_verified_at: null }))).toBe(false)
  })

  it('has a row in the table above for each name', () => {
    expect(table.map(([guard]) => guard)).toEqual([...guards])
  })
})

describe('a rejected person', () => {
  it.each([
    ['verified', null, '/jobs/7?a=1', '/login?redirect=%2Fjobs%2F7%3Fa%3D1'],
    ['verified', null, '/jobs/', '/login?redirect=%2Fjobs'],
    ['verified', null, '/', '/login'],
    ['auth', null, '/verify', '/login?redirect=%2Fverify'],
    ['verified', unverified, '/jobs', '/verify?redirect=%2Fjobs'],
    ['verified', unverified, '/', '/verify'],
    ['guest', verified, '/login', '/'],
    ['guest', unverified, '/login', '/verify'],
    ['guest', verified, '/apply/7?utm=x', '/jobs/7'],
    ['guest', verified, '/apply/7?via=kiberacrew&start=yes', '/jobs/7?via=kiberacrew'],
    ['guest', verified, '/apply/7?proof=secret', '/jobs/7/apply'],
    ['guest', unverified, '/apply/7', '/verify?redirect=%2Fjobs%2F7'],
    ['guest', verified, '/apply/kiberacrew?utm=x', '/login-redirects?link=kiberacrew'],
    ['guest', unverified, '/apply/kiberacrew', '/login-redirects?link=kiberacrew'],
    ['auth', verified, '/verify', '/'],
    ['auth', unverified, '/verify', null],
    ['open', null, '/hello', null],
    ['operator', verified, '/ops', FORBIDDEN],
  ] as const)('is sent to the right place by the guard %s', (guard, identity, path, target) => {
    expect(guardRedirect(guard, identity, path)).toBe(target)
  })

  const configured = { onAuthOnly: '/hello', onGuestOnly: '/jobs', keepRequestedRoute: false }
  it.each([
    [configured, 'verified', null, '/jobs/7', '/hello'],
    [{ ...configured, keepRequestedRoute: true }, 'verified', null, '/jobs/7', '/hello?redirect=%2Fjobs%2F7'],
    [configured, 'guest', verified, '/login', '/jobs'],
    [{ ...configured, onAuthOnly: false }, 'verified', null, '/jobs/7', FORBIDDEN],
    [{ ...configured, onGuestOnly: false }, 'guest', verified, '/login', FORBIDDEN],
  ] as const)('is sent where the installation says (%o, %s)', (targets, guard, identity, path, target) => {
    expect(guardRedirect(guard, identity, path, targets)).toBe(target)
  })
})

describe('a redirect path', () => {
  it('loses its trailing slash, unless it is the only one', () => {
    expect(trimTrailingSlash('/jobs/')).toBe('/jobs')
    expect(trimTrailingSlash('/')).toBe('/')
    expect(trimTrailingSlash('/jobs/?a=1')).toBe('/jobs/?a=1')
  })

  it.each([
    'https://evil.test',
    '//evil.test',
    '/\\evil.test',
    'javascript:alert(1)',
    '/\t/evil.test',
    '/\n//evil.test',
    '\\\\evil.test',
    '///evil.test',
    '/\r/evil.test',
    '/\\/evil.test',
    'http:evil.test',
    'data:text/html,x',
    '%2F%2Fevil.test',
    '',
    'jobs',
    ' /jobs',
  ])('is ignored if it could lead elsewhere: %j', (candidate) => {
    expect(sameOriginPath(candidate)).toBeNull()
  })

  it.each(['/jobs', '/jobs/7?a=1&b=2#c', '/?next=//x'])('is accepted if it is our own: %s', (candidate) => {
    expect(sameOriginPath(candidate)).toBe(candidate)
  })
})
