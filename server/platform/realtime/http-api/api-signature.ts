import type { FastifyRequest } from 'fastify'
import type { Clock } from '../../clock.ts'
import { AppError } from '../../http/app-error.ts'
import { bodyHash, isSameSignature, type RealtimeApp, requestSignature } from '../protocol/signatures.ts'

const CLOCK_SKEW_SECONDS = 600

/** Every API call is signed with the secret; anyone else learns nothing, not even what is wrong. */
export function requireSignature(request: FastifyRequest, app: RealtimeApp, clock: Clock): void {
  const url = new URL(request.raw.url ?? '', 'http://localhost')
  const path = (request.raw.url ?? '').split('?')[0] ?? ''
  const query = Object.fromEntries(url.searchParams)
  const body = typeof request.body === 'string' ? request.body : ''
  const age = Math.abs(clock.now().getTime() / 1000 - Number(query.auth_timestamp))
  const isSigned =
    query.auth_key === app.key &&
    query.auth_version === '1.0' &&
    age <= CLOCK_SKEW_SECONDS &&
    (body === '' || isSameSignature(query.body_md5, bodyHash(body))) &&
    isSameSignature(query.auth_signature, requestSignature(app.secret, { method: request.method, path, query }))
  if (!isSigned) throw new AppError('unauthenticated')
}
