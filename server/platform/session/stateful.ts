// The session cookie only counts for requests from our own pages (or hosts in STATEFUL_HOSTS): a foreign page cannot read
// with it even where a browser would send it.

import type { FastifyRequest } from 'fastify'

export function isStateful(request: FastifyRequest, ownHosts: readonly string[]): boolean {
  const source = request.headers.referer ?? request.headers.origin
  // Some browsers are configured not to send a Referer; pages cannot forge fetch metadata.
  if (source === undefined) return request.headers['sec-fetch-site'] === 'same-origin'
  const host = hostOf(source)
  return host !== null && (host === request.host || ownHosts.includes(host))
}

function hostOf(url: string): string | null {
  return URL.parse(url)?.host ?? null
}
