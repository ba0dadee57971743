// Sockets served by an external service with the same protocol: we sign and publish, it delivers.

import type { FastifyBaseLogger } from 'fastify'
import type { RecheckScope } from './grants/grant-checks.ts'
import { bodyHash, type RealtimeApp, requestSignature } from './protocol/signatures.ts'

const TIMEOUT_MS = 5_000

export type ExternalAddress = { scheme: 'http' | 'https'; apiHost: string; port: number | null }

export type ExternalService = {
  publish(message: { channel: string; event: string; data: string }, exceptSocket: string | undefined): void
  recheck(scope: RecheckScope): void
}

export function createExternalService(
  app: RealtimeApp,
  address: ExternalAddress,
  log: FastifyBaseLogger,
): ExternalService {
  const base = `${address.scheme}://${address.apiHost}${address.port === null ? '' : `:${address.port}`}`

  async function post(path: string, content: object): Promise<void> {
    const body = JSON.stringify(content)
    const query = {
      auth_key: app.key,
      auth_timestamp: String(Math.floor(Date.now() / 1000)),
      auth_version: '1.0',
      body_md5: bodyHash(body),
    }
    const auth_signature = requestSignature(app.secret, { method: 'POST', path, query })
    const signed = new URLSearchParams({ ...query, auth_signature }).toString()
    const answer = await fetch(`${base}${path}?${signed}`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!answer.ok) throw new Error(`the realtime service answered ${answer.status}`)
  }
  const attempt = (path: string, content: object) => {
    post(path, content).catch((error: unknown) => log.warn({ err: error }, 'a live message was not delivered'))
  }

  return {
    publish({ channel, event, data }, exceptSocket) {
      const content = { name: event, channels: [channel], data, socket_id: exceptSocket }
      attempt(`/apps/${app.id}/events`, content)
    },
    /** The service does not know our policies: the person's connections are closed and must authorize each channel again. */
    recheck({ personId }) {
      if (personId === undefined) return
      attempt(`/apps/${app.id}/users/${encodeURIComponent(personId)}/terminate_connections`, {})
    },
  }
}
