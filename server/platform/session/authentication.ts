// Identifies the person behind a request, once, before any route runs. The accounts feature owns people and sessions and
// provides the two lookups.

import type { FastifyRequest } from 'fastify'
import type { Identity } from '#shared/access/identity.ts'
import { oncePerPage } from '../db/queries/page-reads.ts'
import { type App, type Credential, isBearer } from '../http/context.ts'
import { type CookieSettings, readSessionCookie, setSessionCookies, syncCsrfCookie } from './cookies.ts'
import { type CsrfOptions, checkCsrfField, checkCsrfHeader, safeMethods } from './csrf.ts'
import { hashSecret, isSessionKey } from './session-key.ts'
import { isStateful } from './stateful.ts'

type AuthenticatedPerson = {
  identity: Identity
  credential: NonNullable<Credential>
  /** The session was extended, so the browser's cookie must be, too. */
  isCookieDue?: boolean
}

export type PeopleLookup = {
  bySession(keyHash: Buffer): Promise<AuthenticatedPerson | null>
  byToken(token: { id: string; secretHash: Buffer }): Promise<AuthenticatedPerson | null>
}

export type AuthenticationOptions = CookieSettings &
  CsrfOptions & {
    /** One or the other: in token mode cookies are ignored, and without cookies CSRF is impossible. */
    mode: 'cookie' | 'token'
    people: PeopleLookup
    ownHosts: readonly string[]
  }

export function authenticateRequests(app: App, options: AuthenticationOptions): void {
  app.decorateRequest('viewer', null)
  app.decorateRequest('credential', null)
  app.decorateRequest('sessionKey', null)
  app.decorateRequest('hasWholeBody', false)

  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.isAnonymous) return
    // A bearer header decides, even an invalid one: it is exempt from CSRF, so the cookie must not count as well.
    if (isBearer(request)) {
      await identify(request, options.people)
      return
    }
    if (options.mode === 'token') return
    const key = readSessionCookie(request, options.isSecure)
    if (isSessionKey(key)) request.sessionKey = key
    const isFromOwnPage = isStateful(request, options.ownHosts)
    // Before the check, so that someone rejected for a stale token has a valid one on the next attempt.
    if (isFromOwnPage) syncCsrfCookie(request, reply, options)
    checkCsrfHeader(request, options)
    if (request.sessionKey === null || !isFromOwnPage) return
    const found = await identify(request, options.people)
    if (found?.isCookieDue) setSessionCookies(reply, options, request.sessionKey, true)
  })

  // A client can hold back a body for a long time: check again that the session has not ended in the meantime.
  app.addHook('preValidation', async (request) => {
    if (request.viewer !== null && !request.hasWholeBody && isWriteWithBody(request))
      await identify(request, options.people)
  })

  if (options.mode === 'cookie') {
    app.addHook('preValidation', async (request) => checkCsrfField(request, options))
  }
}

async function identify(request: FastifyRequest, people: PeopleLookup): Promise<AuthenticatedPerson | null> {
  const found = await lookUp(request, people)
  request.hasWholeBody = request.raw.complete
  request.viewer = found?.identity ?? null
  request.credential = found?.credential ?? null
  return found
}

async function lookUp(request: FastifyRequest, people: PeopleLookup): Promise<AuthenticatedPerson | null> {
  const { sessionKey } = request
  if (!isBearer(request)) {
    if (sessionKey === null) return null
    return oncePerPage(`session ${sessionKey}`, () => people.bySession(hashSecret(sessionKey)))
  }
  const token = bearerToken(request)
  return token && oncePerPage(`token ${request.headers.authorization}`, () => people.byToken(token))
}

const isWriteWithBody = ({ method, headers }: FastifyRequest): boolean =>
  !safeMethods.has(method) && (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0)

const BEARER = /^Bearer ([\w-]{1,64})\|([\w-]{20,200})$/

function bearerToken(request: FastifyRequest): { id: string; secretHash: Buffer } | null {
  const match = BEARER.exec(request.headers.authorization ?? '')
  return match?.[1] && match[2] ? { id: match[1], secretHash: hashSecret(match[2]) } : null
}
