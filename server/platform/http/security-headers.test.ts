import { describe, expect, it } from 'vitest'
import { documentPolicy, securityHeaders } from './security-headers.ts'

/** Required on every response, even if a later version of Helmet drops one. */
const promised = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=(), usb=()',
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cache-control': 'no-store',
}

const hsts = { includeSubDomains: false, preload: false }

describe('the headers of every response', () => {
  it('are the ones we promise', () => {
    expect(securityHeaders({ isSecure: false, hsts })).toMatchObject(promised)
    expect(securityHeaders({ isSecure: false, hsts })).not.toHaveProperty('strict-transport-security')
  })

  it('enforce https when the site uses it', () => {
    expect(securityHeaders({ isSecure: true, hsts })).toMatchObject({
      ...promised,
      'strict-transport-security': 'max-age=63072000',
    })
  })

  it('cover the rest of the domain only if configured to', () => {
    const whole = securityHeaders({ isSecure: true, hsts: { includeSubDomains: true, preload: true } })
    expect(whole['strict-transport-security']).toBe('max-age=63072000; includeSubDomains; preload')
  })
})

it('the policy of a document names what it may load and its own nonce', () => {
  const policyWith = documentPolicy({ scriptHosts: ['https://script.example'], connectHosts: ['wss://work.example'] })
  const directives = (nonce: string) => policyWith(nonce).split(';').toSorted()
  expect(directives('abc+/=')).toEqual(
    [
      "default-src 'self'",
      "script-src 'nonce-abc+/=' https://script.example",
      "style-src 'self' 'nonce-abc+/='",
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "media-src 'self' blob:",
      "connect-src 'self' wss://work.example",
      "font-src 'self'",
      "frame-src 'self' blob:",
      "worker-src 'self' blob:",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].toSorted(),
  )
  expect(directives('another')).not.toEqual(directives('abc+/='))
})

it('lets other sites frame a page only if it is embeddable', () => {
  const hosts = { scriptHosts: [], connectHosts: [] }
  expect(documentPolicy(hosts)('n')).toContain("frame-ancestors 'none'")
  expect(documentPolicy({ ...hosts, isEmbeddable: true })('n')).toContain('frame-ancestors *')
})
