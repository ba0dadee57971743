import type { FastifyRequest } from 'fastify'
import { hasPassword } from '#server/features/base/accounts/accounts.service.ts'
import { revokeScriptTokens } from '#server/features/base/accounts/credentials/credentials.service.ts'
import { endSessions, preparePassword, storePassword } from '#server/features/base/accounts/people.service.ts'
import { originOf } from '#server/features/base/accounts/security-log.service.ts'
import { rejectWeakPassword } from '#server/features/entry/sign-in/new-password.service.ts'
import { endTickets } from '#server/features/entry/sign-in/second-step.service.ts'
import { notifySecurityChange } from '#server/features/people/notifications/security-changes.service.ts'
import { transaction } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Identity } from '#shared/access/identity.ts'

/** Also sets a first one, for people who signed up by passkey or emailed link. */
export async function changePassword(
  platform: Platform,
  viewer: Identity,
  given: { password: string; endOthers: boolean; revokeTokens: boolean; revokeCompanyTokens: boolean },
  request: FastifyRequest,
): Promise<void> {
  rejectWeakPassword(request.i18n, given.password, [viewer.name, viewer.email])
  const passwordHash = await preparePassword(given.password)
  await transaction(platform.db, async (tx) => {
    const kind = (await hasPassword(tx, viewer.id)) ? 'password_changed' : 'password_set'
    await storePassword(tx, platform.clock, viewer.id, passwordHash)
    await endTickets(tx, viewer.id)
    if (given.endOthers) await endSessions(tx, viewer.id, request.credential)
    if (given.revokeTokens) await revokeScriptTokens(tx, viewer.id, ['personal'])
    if (given.revokeCompanyTokens) await revokeScriptTokens(tx, viewer.id, ['company'])
    await notifySecurityChange(tx, platform, viewer, { kind, origin: originOf(request) })
  })
}
