import type { FastifyReply, FastifyRequest } from 'fastify'
import { CSRF_COOKIE } from '#shared/kit/cookies.ts'
import { csrfTokenFor } from './session-key.ts'

const CSRF_LIFETIME_SECONDS = 7_200
export const SESSION_DAYS = 30

export type CookieSettings = { isSecure: boolean; appKey: string }

/** `__Host-` makes the browser refuse the cookie from a sub-domain or without TLS; it exists on https only. */
export const sessionCookieName = (isSecure: boolean): string =>
  isSecure ? '__Host-meridian_session' : 'meridian_session'

export function setSessionCookies(
  reply: FastifyReply,
  settings: CookieSettings,
  sessionKey: string,
  isRemembered: boolean,
): void {
  reply.setCookie(sessionCookieName(settings.isSecure), sessionKey, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: settings.isSecure,
    ...(isRemembered && { maxAge: SESSION_DAYS * 86_400 }),
  })
  setCsrfCookie(reply, settings, sessionKey)
}

export function setCsrfCookie(reply: FastifyReply, settings: CookieSettings, sessionKey: string): void {
  reply.setCookie(CSRF_COOKIE, csrfTokenFor(sessionKey, settings.appKey), {
    path: '/',
    sameSite: 'lax',
    secure: settings.isSecure,
    maxAge: CSRF_LIFETIME_SECONDS,
  })
}

export const readSessionCookie = (request: FastifyRequest, isSecure: boolean): string | undefined =>
  request.cookies[sessionCookieName(isSecure)]
