import type { FastifyReply, FastifyRequest } from 'fastify'
import { CSRF_COOKIE, SESSION_DAYS, TOKEN_COOKIE } from '#shared/kit/cookies.ts'
import { csrfTokenFor } from './session-key.ts'

const CSRF_LIFETIME_SECONDS = 7_200

export type CookieSettings = { isSecure: boolean; appKey: string }

/** `__Host-` makes the browser reject the cookie from a subdomain or without TLS; it only exists on https. */
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

/**
 * The token may outlive its session: a session cookie ends with the browser, and a response in flight may restore the old
 * token after a sign-out. Left in place, it would make every write fail until it expires.
 */
export function syncCsrfCookie(request: FastifyRequest, reply: FastifyReply, settings: CookieSettings): void {
  if (request.sessionKey !== null) setCsrfCookie(reply, settings, request.sessionKey)
  else if (request.cookies[CSRF_COOKIE] !== undefined)
    reply.clearCookie(CSRF_COOKIE, { path: '/', sameSite: 'lax', secure: settings.isSecure })
}

export const readSessionCookie = (request: FastifyRequest, isSecure: boolean): string | undefined =>
  request.cookies[sessionCookieName(isSecure)]

/** A browser that nothing identifies, and that has no token of an earlier session which the API would have to clear. */
export const isStranger = ({ cookies }: FastifyRequest, mode: 'cookie' | 'token', isSecure: boolean): boolean =>
  mode === 'token'
    ? cookies[TOKEN_COOKIE] === undefined
    : cookies[sessionCookieName(isSecure)] === undefined && cookies[CSRF_COOKIE] === undefined
