// The session cookie counts only for calls made by our own pages (or by hosts named in STATEFUL_HOSTS): a page of
// somebody else cannot read with it even where a browser would send it.

import type { FastifyRequest } from 'fastify'

export function isStateful(request: FastifyRequest, ownHosts: readonly string[]): boolean {
  const source = request.headers.referer ?? request.headers.origin
  // Some browsers are set to send no Referer; what the fetch metadata says cannot be written by a page.
  if (source === undefined) return request.headers['sec-fetch-site'] === 'same-origin'
  const host = hostOf(source)
  return host !== null && (host === request.host || ownHosts.includes(host))
}

function hostOf(url: string): string | null {
  return URL.parse(url)?.host ?? null
}
