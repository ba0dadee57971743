// Every unsafe request without a bearer token must carry the token of its session, in a header or, for plain forms, in the
// field `_token`.

import type { FastifyRequest } from 'fastify'
import { AppError } from '../http/app-error.ts'
import { isBearer } from '../http/context.ts'
import { csrfTokenFor, isSameToken } from './session-key.ts'

export const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])
const mayCarryField = /^(application\/json|multipart\/form-data|application\/x-www-form-urlencoded)/

const isExempt = (request: FastifyRequest): boolean =>
  safeMethods.has(request.method) ||
  request.routeOptions.config.isCsrfExempt === true ||
  request.is404 ||
  isBearer(request)

export type CsrfOptions = { appKey: string; csrfHeader: string | false }

const headerToken = (request: FastifyRequest, { csrfHeader }: CsrfOptions): string | undefined => {
  const configured = csrfHeader === false ? undefined : request.headers[csrfHeader.toLowerCase()]
  const value = configured ?? request.headers['x-csrf-token']
  return typeof value === 'string' ? value : undefined
}

/** Before the body is read: rejects a wrong header, or a missing one when the body cannot contain the field. */
export function checkCsrfHeader(request: FastifyRequest, options: CsrfOptions): void {
  if (isExempt(request)) return
  const given = headerToken(request, options)
  if (given === undefined && mayCarryField.test(request.headers['content-type'] ?? '')) return
  requireToken(request, given, options)
}

/** After the body is read: the field counts if there was no header. */
export function checkCsrfField(request: FastifyRequest, options: CsrfOptions): void {
  if (isExempt(request) || headerToken(request, options) !== undefined) return
  const body = request.body as Record<string, unknown> | null | undefined
  const field = body && typeof body === 'object' ? body._token : undefined
  requireToken(request, typeof field === 'string' ? field : undefined, options)
  if (body) delete body._token
}

function requireToken(request: FastifyRequest, given: string | undefined, { appKey }: CsrfOptions): void {
  const { sessionKey } = request
  if (!given || sessionKey === null || !isSameToken(given, csrfTokenFor(sessionKey, appKey))) {
    throw new AppError('csrf_token_mismatch')
  }
}
