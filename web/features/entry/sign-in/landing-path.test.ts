import { describe, expect, it } from 'vitest'
import { anIdentity } from '#shared/access/identity.builder.ts'
import type { Identity } from '#shared/access/identity.ts'
import { dashboardPath, requestedPath } from './landing-path.ts'

const wanjiru = anIdentity()

describe('/dashboard', () => {
  it('sends a guest to sign in and keeps the query', () => {
    expect(dashboardPath(null, '?from=mail')).toBe('/login?from=mail')
  })

  it('sends a talent to the home page', () => {
    expect(dashboardPath(wanjiru, '')).toBe('/')
  })

  it('sends operators and companies to their workspace once there is one', () => {
    const operator: Identity = { ...wanjiru, roles: ['operator'] }
    const recruiter: Identity = { ...wanjiru, roles: ['talent', 'company'] }
    expect(dashboardPath(operator, '', () => true)).toBe('/ops')
    expect(dashboardPath(recruiter, '', () => true)).toBe('/company')
    expect(dashboardPath(operator, '', () => false)).toBe('/')
  })
})

describe('/login-redirects', () => {
  it('leads a verified person to the requested page', () => {
    expect(requestedPath(wanjiru, '?redirect=%2Fjobs%2F7%3Fa%3D1')).toBe('/jobs/7?a=1')
  })

  it('escapes non-ASCII paths exactly once', () => {
    expect(requestedPath(wanjiru, '?redirect=%2F%E6%97%A5%E6%9C%AC')).toBe('/%E6%97%A5%E6%9C%AC')
    expect(requestedPath(wanjiru, '?redirect=%2F%25E6%2597%25A5%3Fq%3D%F0%9F%8C%8D')).toBe('/%E6%97%A5?q=%F0%9F%8C%8D')
    expect(() => new Headers({ location: requestedPath(wanjiru, '?redirect=/caf%C3%A9/%E6%97%A5') })).not.toThrow()
  })

  it('leads to the home page when no page was requested', () => {
    expect(requestedPath(wanjiru, '')).toBe('/')
  })

  it.each(['https://evil.test', '//evil.test', '/\\evil.test', 'javascript:alert(1)'])(
    'never leads to %s',
    (target) => {
      expect(requestedPath(wanjiru, `?redirect=${encodeURIComponent(target)}`)).toBe('/')
    },
  )

  it('leads a new talent through onboarding first, unless a page was requested', () => {
    const newcomer = anIdentity({ isOnboarded: false })
    expect(requestedPath(newcomer, '', () => true)).toBe('/onboarding')
    expect(requestedPath(newcomer, '?redirect=/jobs', () => true)).toBe('/jobs')
    expect(requestedPath(newcomer, '', () => false)).toBe('/')
    expect(requestedPath(anIdentity({ isOnboarded: false, roles: ['company'] }), '', () => true)).toBe('/company')
    const founder = anIdentity({ isOnboarded: false, roles: ['company', 'talent'] })
    expect(requestedPath(founder, '', () => true)).toBe('/company')
  })

  it('leads operators and companies to their workspace', () => {
    expect(requestedPath(anIdentity({ roles: ['operator'] }), '', () => true)).toBe('/ops')
    expect(requestedPath(anIdentity({ roles: ['company', 'talent'] }), '', () => true)).toBe('/company')
  })

  it('asks an unverified person for the code first', () => {
    const unverified = { ...wanjiru, email_verified_at: null }
    expect(requestedPath(unverified, '?redirect=/jobs')).toBe('/verify?redirect=%2Fjobs')
  })

  it('asks a guest to sign in first', () => {
    expect(requestedPath(null, '?redirect=/jobs')).toBe('/login?redirect=%2Fjobs')
  })
})
