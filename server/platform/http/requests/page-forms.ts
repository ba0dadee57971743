// Forms that a browser submits by itself, before or without our scripts. They are addressed to the page they are on, whose path
// may also be an endpoint (`POST /login`), so they are told apart by their headers and routed to the page.

import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { isStateful } from '../../session/stateful.ts'

/** An internal prefix; the page sees the URL the browser used. */
export const PAGE_FORMS = '/-/page-forms'

const FORM_TYPE = 'application/x-www-form-urlencoded'

/** Only browsers say where a form comes from: the unsubscribe calls of mail clients (RFC 8058) stay what they are. */
export function isPageForm({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  return (
    method === 'POST' &&
    headers['content-type']?.startsWith(FORM_TYPE) === true &&
    headers.accept?.includes('text/html') === true &&
    (headers['sec-fetch-site'] ?? headers.origin) !== undefined
  )
}

/** Fetch metadata first: a page that sends no Referer, like those of emailed links, submits with `Origin: null`. */
export function isFromOwnPage(request: FastifyRequest, ownHosts: readonly string[]): boolean {
  const site = request.headers['sec-fetch-site']
  return site === undefined ? isStateful(request, ownHosts) : site === 'same-origin'
}

/** The form as the router expects it. Without an Origin, which the router would compare without knowing about proxies. */
export function submittedForm({ originalUrl, body }: FastifyRequest, own: URL): Request {
  const fields = new URLSearchParams(body as Record<string, string>)
  // Appended, not resolved: `//host/path` would be resolved to another host.
  return new Request(`${own.origin}${originalUrl}`, { method: 'POST', body: fields })
}
