// A new password for whoever reads the mailbox. Signs out everywhere and revokes API tokens; the next sign-in asks for the second
// factor as usual.

import type { FastifyRequest } from 'fastify'
import { findPerson } from '#server/features/base/accounts/accounts.service.ts'
import { revokeAllCredentials } from '#server/features/base/accounts/credentials/credentials.service.ts'
import {
  checkProofCode,
  codeError,
  findOpenProof,
  takeProof,
  useProofByLink,
} from '#server/features/base/accounts/mailed-proofs.service.ts'
import {
  findPersonByEmail,
  type Person,
  preparePassword,
  storePassword,
} from '#server/features/base/accounts/people.service.ts'
import { originOf } from '#server/features/base/accounts/security-log.service.ts'
import { notifySecurityChange } from '#server/features/people/notifications/security-changes.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import { countCodeGuess } from './limits/code-guesses.service.ts'
import { askerOf } from './limits/known-devices.service.ts'
import { proveByMailbox } from './mailbox/mailbox-proof.service.ts'
import { rejectWeakPassword } from './new-password.service.ts'
import { endTickets } from './second-step.service.ts'

export async function resetByLink(
  platform: Platform,
  request: FastifyRequest,
  given: { link: string; password: string },
): Promise<void> {
  const which = { kind: 'reset_password', secret: given.link } as const
  const proof = await findOpenProof(platform.db, platform, which)
  if (!proof || proof.personId === null) throw new AppError('link_expired')
  const person = await findPerson(platform.db, proof.personId)
  if (person.email.toLowerCase() !== proof.email.toLowerCase()) throw new AppError('link_expired')
  await setPassword(platform, request, person, given.password, async (tx) => {
    if ('failure' in (await useProofByLink(tx, platform, which))) throw new AppError('link_expired')
  })
}

export async function resetByCode(
  platform: Platform,
  request: FastifyRequest,
  given: { email: string; code: string; password: string },
): Promise<void> {
  const person = await findPersonByEmail(platform.db, given.email)
  const guess = await countCodeGuess(platform, request, given.email, person)
  const asker = await askerOf(platform, request, person)
  const of = { kind: 'reset_password', email: given.email, personId: person?.id ?? null, asker } as const
  const checked = await checkProofCode(platform.db, platform, { ...of, code: given.code })
  if ('failure' in checked) throw codeError(request.i18n, checked.failure)
  if (!person) throw codeError(request.i18n, 'wrong')
  await guess.forgive()
  await setPassword(platform, request, person, given.password, async (tx) => {
    if (!(await takeProof(tx, platform, checked.proof))) throw codeError(request.i18n, 'over')
  })
}

/** Checked after the proof, because it is compared with the person's own data. */
async function setPassword(
  platform: Platform,
  request: FastifyRequest,
  person: Person,
  password: string,
  useProof: (tx: Db) => Promise<void>,
): Promise<void> {
  rejectWeakPassword(request.i18n, password, [person.name, person.calledName, person.email])
  const passwordHash = await preparePassword(password)
  await transaction(platform.db, async (tx) => {
    await useProof(tx)
    await proveByMailbox(tx, platform, request, person)
    await storePassword(tx, platform.clock, person.id, passwordHash)
    await revokeAllCredentials(tx, person.id)
    await endTickets(tx, person.id)
    await notifySecurityChange(tx, platform, person, { kind: 'password_reset', origin: originOf(request) })
  })
}
