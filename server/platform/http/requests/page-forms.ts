// Forms that a browser submits natively, before or without our scripts. Their target is the page itself, whose path may also be
// an endpoint (`POST /login`), so they are recognised by their headers and routed to the page.

import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import type { CookieSettings } from '../../session/cookies.ts'
import { isStateful } from '../../session/stateful.ts'
import { FORM_COOKIE, hasFormToken } from './form-token.ts'

/** An internal prefix; the page sees the URL the browser used. */
export const PAGE_FORMS = '/-/page-forms'

const FORM_TYPE = 'application/x-www-form-urlencoded'

/** Only browsers send these headers, so unsubscribe calls from mail clients (RFC 8058) are not affected. */
export function isPageForm({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  return (
    method === 'POST' &&
    headers['content-type']?.startsWith(FORM_TYPE) === true &&
    headers.accept?.includes('text/html') === true &&
    ((headers['sec-fetch-site'] ?? headers.origin) !== undefined ||
      headers.cookie?.includes(`${FORM_COOKIE}=`) === true)
  )
}

/** Fetch metadata first, then Referer and Origin. The form's token only counts where the browser tells nothing at all. */
export function isFromOwnPage(request: FastifyRequest, ownHosts: readonly string[], settings: CookieSettings): boolean {
  const { 'sec-fetch-site': site, referer, origin = 'null' } = request.headers
  if (site !== undefined) return site === 'same-origin'
  return (
    isStateful(request, ownHosts) || (referer === undefined && origin === 'null' && hasFormToken(request, settings))
  )
}

/** The form as the router expects it, without an Origin, which the router would compare without taking proxies into account. */
export function submittedForm({ originalUrl, body }: FastifyRequest, own: URL): Request {
  const fields = new URLSearchParams(body as Record<string, string>)
  // Appended, not resolved: `//host/path` would be resolved to another host.
  return new Request(`${own.origin}${originalUrl}`, { method: 'POST', body: fields })
}
