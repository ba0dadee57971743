// The only place that signs a proven person in, whatever the proof.

import type { FastifyReply, FastifyRequest } from 'fastify'
import { openSession, openToken } from '#server/features/base/accounts/accounts.service.ts'
import type { Person } from '#server/features/base/accounts/people.service.ts'
import { originOf, recordSecurityEvent } from '#server/features/base/accounts/security-log.service.ts'
import { notifySecurityChange } from '#server/features/people/notifications/security-changes.service.ts'
import { hasSecondFactor } from '#server/features/people/two-factor/two-factor.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import { setSessionCookies } from '#server/platform/session/cookies.ts'
import type { SignInOutcome } from '#shared/features/entry/sign-in/sign-in.contract.ts'
import { rememberDevice } from './limits/known-devices.service.ts'
import { issueTicket } from './second-step.service.ts'

/** `db` may be a transaction the sign-in should be part of. */
export type SignInExchange = { db: Db; request: FastifyRequest; reply: FastifyReply }
type SessionOptions = { isRemembered: boolean }

/** After the first step: asks for the second factor if there is one. */
export async function admit(
  platform: Platform,
  exchange: SignInExchange,
  person: Person,
  stay: SessionOptions,
): Promise<SignInOutcome> {
  if (person.suspendedAt !== null) throw new AppError('account_suspended')
  if (await hasSecondFactor(exchange.db, person.id))
    return { next: 'second_factor', ticket: await issueTicket(exchange.db, platform.clock, person.id, stay) }
  return completeSignIn(platform, exchange, person, stay)
}

/** Opens a session with a new key, or issues a token in token mode; a new device causes an email. */
export async function completeSignIn(
  platform: Platform,
  { db, request, reply }: SignInExchange,
  person: Person,
  { isRemembered }: SessionOptions,
): Promise<SignInOutcome> {
  if (person.suspendedAt !== null) throw new AppError('account_suspended')
  const { clock, config, appKey } = platform
  const origin = originOf(request)
  const familiarity = await rememberDevice(db, platform, { request, reply }, person.id)
  // An unverified address may be a stranger's, so no email is sent to it.
  const isNews = familiarity === 'new' && person.emailVerifiedAt !== null
  // The notice also writes the log entry, so a sign-in is logged once.
  if (isNews) await notifySecurityChange(db, platform, person, { kind: 'new_device', origin })
  else await recordSecurityEvent(db, person.id, 'signed_in', origin)
  if (config.auth.mode === 'token')
    return { next: 'done', token: await openToken(db, clock, person, origin.userAgent), isRemembered }
  const key = await openSession(db, clock, person, { ...origin, isRemembered })
  setSessionCookies(reply, { isSecure: platform.url.startsWith('https:'), appKey }, key, isRemembered)
  return { next: 'done' }
}
