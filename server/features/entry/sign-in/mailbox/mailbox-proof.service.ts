import type { FastifyRequest } from 'fastify'
import { type Person, takeOverUnverified } from '#server/features/base/accounts/people.service.ts'
import { originOf, recordSecurityEvent } from '#server/features/base/accounts/security-log.service.ts'
import { removePasskeysAddedSince } from '#server/features/people/passkeys/passkeys.service.ts'
import { removeSecondFactorAddedSince } from '#server/features/people/two-factor/two-factor.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { endTickets } from '../second-step.service.ts'

const EPOCH = new Date(0)

/** An unverified account belongs to whoever reads its mailbox, so sign-in methods set up before are removed. */
export async function proveByMailbox(
  tx: Db,
  platform: Platform,
  request: FastifyRequest,
  person: Person,
): Promise<void> {
  if (person.emailVerifiedAt !== null) return
  await takeOverUnverified(tx, platform, person)
  await endTickets(tx, person.id)
  await removePasskeysAddedSince(tx, person.id, EPOCH)
  await removeSecondFactorAddedSince(tx, person.id, EPOCH)
  await recordSecurityEvent(tx, person.id, 'email_verified', originOf(request))
}
