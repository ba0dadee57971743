// For browsers that do not say where a form comes from: the pages of emailed links send no Referer, and then a form only has
// `Origin: null`; fetch metadata is missing on plain http and in Safari before 16.4. Such a browser gets a random key in a
// cookie, and its forms a token that proves they were rendered for it.

import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { FORM_TOKEN_FIELD } from '#shared/page-forms.ts'
import { signText } from '../../app-key.ts'
import { type CookieSettings, readSessionCookie } from '../../session/cookies.ts'
import { isSameToken, isSessionKey } from '../../session/session-key.ts'

export const FORM_COOKIE = 'meridian_form'

/** Like the session's: `__Host-` keeps subdomains from setting it. */
const cookieName = (isSecure: boolean): string => (isSecure ? `__Host-${FORM_COOKIE}` : FORM_COOKIE)

/** The token for the forms of this page, and the cookie it belongs to if that is new; null for browsers that need none. */
export function issueFormToken(
  request: FastifyRequest,
  settings: CookieSettings,
): { token: string; cookie: string | null } | null {
  if (request.headers['sec-fetch-site'] !== undefined) return null
  const existing = keyOf(request, settings)
  const key = existing ?? randomBytes(32).toString('base64url')
  const attributes = `Path=/; HttpOnly; SameSite=Lax${settings.isSecure ? '; Secure' : ''}`
  return {
    token: tokenFor(key, request, settings),
    cookie: existing === null ? `${cookieName(settings.isSecure)}=${key}; ${attributes}` : null,
  }
}

export function hasFormToken(request: FastifyRequest, settings: CookieSettings): boolean {
  const key = keyOf(request, settings)
  const given = (request.body as Record<string, unknown> | null)?.[FORM_TOKEN_FIELD]
  return key !== null && typeof given === 'string' && isSameToken(given, tokenFor(key, request, settings))
}

function keyOf(request: FastifyRequest, { isSecure }: CookieSettings): string | null {
  const key = request.cookies[cookieName(isSecure)]
  return isSessionKey(key) ? key : null
}

/** With the session, so that a planted cookie does not help against someone who is signed in. */
const tokenFor = (key: string, request: FastifyRequest, { isSecure, appKey }: CookieSettings): string =>
  signText(appKey, `form:${key}:${readSessionCookie(request, isSecure) ?? ''}`)
