// Headers of every response. Documents get a policy with a nonce (server/ssr.ts); everything else may load nothing at all.
// Helmet supplies them; it is called once, because its result is the same for every request.

import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import helmet, { type HelmetOptions } from 'helmet'
import type { App } from './context.ts'

const TWO_YEARS_IN_SECONDS = 63_072_000

/** `hsts`: whether to include subdomains and browser preload lists, which only suits a domain that will stay on https. */
export type SiteSecurity = { isSecure: boolean; hsts: { includeSubDomains: boolean; preload: boolean } }

const options = ({ isSecure, hsts }: SiteSecurity): HelmetOptions => ({
  contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
  frameguard: { action: 'deny' },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  strictTransportSecurity: isSecure && { maxAge: TWO_YEARS_IN_SECONDS, ...hsts },
  // Only used by Internet Explorer.
  xDownloadOptions: false,
})

export const securityHeaders = (site: SiteSecurity): Record<string, string> => ({
  ...headersSetBy(helmet(options(site))),
  'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=(), usb=()',
  // Most responses are personal; those that may be cached override this.
  'cache-control': 'no-store',
})

export function setSecurityHeaders(app: App, site: SiteSecurity): void {
  const headers = securityHeaders(site)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...headers, 'X-Request-Id': request.id })
  })
}

const NONCE = '{nonce}'

/** The policy of a document whose scripts and styles carry this nonce. */
export function documentPolicy(extra: {
  scriptHosts: readonly string[]
  connectHosts: readonly string[]
  /** Whose players a page may embed. */
  frameHosts?: readonly string[]
  /** Whether other sites may show it in a frame. */
  isEmbeddable?: boolean
}): (nonce: string) => string {
  const policy = helmet.contentSecurityPolicy({
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: [`'nonce-${NONCE}'`, ...extra.scriptHosts],
      styleSrc: ["'self'", `'nonce-${NONCE}'`],
      // React Aria positions sliders and popovers with style attributes, which a nonce cannot cover.
      styleSrcAttr: ["'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      mediaSrc: ["'self'", 'blob:'],
      connectSrc: ["'self'", ...extra.connectHosts],
      fontSrc: ["'self'"],
      frameSrc: ["'self'", 'blob:', ...(extra.frameHosts ?? [])],
      workerSrc: ["'self'", 'blob:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: [extra.isEmbeddable ? '*' : "'none'"],
    },
  })
  const { 'content-security-policy': text = '' } = headersSetBy(policy)
  return (nonce) => text.replaceAll(NONCE, nonce)
}

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** By lowercase name, as Node stores them. */
function headersSetBy(set: Middleware): Record<string, string> {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  set(request, response, () => {})
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]))
}
