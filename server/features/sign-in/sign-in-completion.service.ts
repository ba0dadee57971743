// The one way a proven person becomes a signed-in one, whatever proved it.

import type { FastifyReply, FastifyRequest } from 'fastify'
import { openSession, openToken } from '#server/features/accounts/accounts.service.ts'
import { originOf, recordSecurityEvent } from '#server/features/accounts/security-log.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { setSessionCookies } from '#server/platform/session/cookies.ts'
import type { Role } from '#shared/access/identity.ts'
import type { Id } from '#shared/kit/ids.ts'

export type SignInExchange = { db: Db; request: FastifyRequest; reply: FastifyReply }
type ProvenPerson = { id: Id; roles: readonly Role[] }

/** Opens a session under a new key, or a token in token mode, and tells the person's log. */
export async function completeSignIn(
  platform: Platform,
  { db, request, reply }: SignInExchange,
  person: ProvenPerson,
  { isRemembered }: { isRemembered: boolean },
): Promise<{ token?: string }> {
  const { clock, config, appKey } = platform
  const origin = originOf(request)
  await recordSecurityEvent(db, person.id, 'signed_in', origin)
  if (config.auth.mode === 'token') return { token: await openToken(db, clock, person, origin.userAgent) }
  const key = await openSession(db, clock, person, { ...origin, isRemembered })
  setSessionCookies(reply, { isSecure: platform.url.startsWith('https:'), appKey }, key, isRemembered)
  return {}
}
