// Headers on every answer. Documents get a policy with a nonce (server/ssr.ts); everything else may load nothing at all.

import type { App } from './context.ts'

const NOTHING_POLICY = "default-src 'none'; frame-ancestors 'none'"

export const safetyHeaders = ({ isSecure }: { isSecure: boolean }): Record<string, string> => ({
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(self), microphone=(self), geolocation=(), payment=(), usb=()',
  'Content-Security-Policy': NOTHING_POLICY,
  // Most answers are for one person: what may be kept says so itself.
  'Cache-Control': 'no-store',
  ...(isSecure && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload' }),
})

export function setSecurityHeaders(app: App, options: { isSecure: boolean }): void {
  const headers = safetyHeaders(options)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...headers, 'X-Request-Id': request.id })
  })
}

export function documentPolicy(
  nonce: string,
  extra: { scriptHosts: readonly string[]; connectHosts: readonly string[] },
): string {
  const scripts = [`'nonce-${nonce}'`, ...extra.scriptHosts].join(' ')
  const connections = ["'self'", ...extra.connectHosts].join(' ')
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    // React Aria places sliders and popovers by style attributes, which a nonce cannot cover.
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    `connect-src ${connections}`,
    "font-src 'self'",
    "frame-src 'self' blob:",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
