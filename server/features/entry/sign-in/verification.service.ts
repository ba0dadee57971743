// Verifies that an address belongs to the person, by an emailed code or link.

import type { FastifyRequest } from 'fastify'
import { findPerson, lockPerson } from '#server/features/base/accounts/accounts.service.ts'
import {
  checkProofCode,
  codeError,
  findLastMail,
  takeProof,
  useProofByLink,
} from '#server/features/base/accounts/mailed-proofs.service.ts'
import {
  changeUnverifiedAddress,
  claimAddress,
  findPersonByEmail,
  type Person,
  removePerson,
} from '#server/features/base/accounts/people.service.ts'
import { originOf, recordSecurityEvent } from '#server/features/base/accounts/security-log.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Identity } from '#shared/access/identity.ts'
import type { MailSent, SignInOutcome } from '#shared/features/entry/sign-in/sign-in.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { countMailRequest, mailVerification } from './mailbox/proof-mails.service.ts'
import { admit, type SignInExchange } from './sign-in-completion.service.ts'

export async function showVerification(platform: Platform, viewer: Identity) {
  const last = await findLastMail(platform.db, { kind: 'verify', email: viewer.email, personId: viewer.id })
  return { sentAt: last?.sentAt.toISOString() ?? null, nextSendAt: last?.nextSendAt.toISOString() ?? null }
}

export const sendVerification = (platform: Platform, request: FastifyRequest, viewer: Identity): Promise<MailSent> =>
  transaction(platform.db, (tx) => mailVerification(tx, platform, request, viewer))

/** If the address already has an account, the new, empty one is deleted and this session enters the old one. */
export async function verifyByCode(
  platform: Platform,
  exchange: SignInExchange,
  viewer: Identity,
  code: string,
): Promise<SignInOutcome> {
  if (viewer.email_verified_at !== null) return { next: 'done' }
  const { i18n } = exchange.request
  const of = { kind: 'verify', email: viewer.email, personId: viewer.id } as const
  const checked = await checkProofCode(platform.db, platform, { ...of, code })
  if ('failure' in checked) throw codeError(i18n, checked.failure)
  return transaction(platform.db, async (tx) => {
    if (!(await takeProof(tx, platform, checked.proof))) throw codeError(i18n, 'over')
    const person = await lockHolder(tx, viewer.id, checked.proof)
    if (!person) throw codeError(i18n, 'over')
    const owner = await findOtherOwner(tx, person)
    if (owner === null) {
      await prove(tx, platform, exchange.request, person)
      return { next: 'done' }
    }
    await removePerson(tx, platform, person.id)
    return admit(platform, { ...exchange, db: tx }, owner, { isRemembered: true })
  })
}

/** Works on any device, so it signs nobody in; the waiting page notices by itself. */
export const verifyByLink = (
  platform: Platform,
  request: FastifyRequest,
  link: string,
): Promise<{ hasAccount: boolean }> =>
  transaction(platform.db, async (tx) => {
    const used = await useProofByLink(tx, platform, { kind: 'verify', secret: link })
    if ('failure' in used || used.proof.personId === null) throw new AppError('link_expired')
    const person = await lockHolder(tx, used.proof.personId, used.proof)
    if (!person) throw new AppError('link_expired')
    const owner = await findOtherOwner(tx, person)
    if (owner) await removePerson(tx, platform, person.id)
    else await prove(tx, platform, request, person)
    return { hasAccount: owner !== null }
  })

/** Null if the person has changed the address since. Taking the proof has locked it. */
async function lockHolder(tx: Db, personId: Id, proof: { email: string }): Promise<Person | null> {
  if (!(await lockPerson(tx, personId))) return null
  const person = await findPerson(tx, personId)
  return person.email.toLowerCase() === proof.email.toLowerCase() ? person : null
}

async function findOtherOwner(tx: Db, person: { id: Id; email: string }): Promise<Person | null> {
  const owner = await findPersonByEmail(tx, person.email)
  return owner && owner.id !== person.id && owner.emailVerifiedAt !== null ? owner : null
}

async function prove(tx: Db, platform: Platform, request: FastifyRequest, person: { id: Id; email: string }) {
  await claimAddress(tx, platform, person)
  await recordSecurityEvent(tx, person.id, 'email_verified', originOf(request))
}

export async function changeAddress(
  platform: Platform,
  request: FastifyRequest,
  viewer: Identity,
  email: string,
): Promise<MailSent> {
  if (viewer.email_verified_at !== null) throw new AppError('status_changed_meanwhile')
  await countMailRequest(platform, request)
  return transaction(platform.db, async (tx) => {
    await changeUnverifiedAddress(tx, platform.clock, viewer, email)
    return mailVerification(tx, platform, request, { id: viewer.id, email })
  })
}
