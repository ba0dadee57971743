// Emails a link and a code. An address without an account gets an email too, and writes the same rows.

import type { FastifyRequest } from 'fastify'
import {
  findOpenProof,
  type IssuedProof,
  issueProof,
  linkError,
} from '#server/features/base/accounts/mailed-proofs.service.ts'
import { findPersonByEmail } from '#server/features/base/accounts/people.service.ts'
import { originOf } from '#server/features/base/accounts/security-log.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { sendMail } from '#server/platform/mail/mail.jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { sameOriginPath } from '#shared/access/guards.ts'
import { deviceOf } from '#shared/features/base/accounts/device-of.ts'
import type { linkKinds, MailSent } from '#shared/features/entry/sign-in/sign-in.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { askerOf } from '../limits/known-devices.service.ts'
import { countRequest } from '../limits/try-budgets.service.ts'
import { existingAccountMail, noAccountMail, resetMail, signInLinkMail, verificationMail } from './sign-in.emails.ts'

type LinkKind = (typeof linkKinds)[number]

/** The proof limits emails to one mailbox; this keeps one caller from writing to many. */
export const countMailRequest = (platform: Platform, { ip: address }: FastifyRequest): Promise<void> =>
  countRequest(platform.db, platform, { purpose: 'mail', address, perHour: platform.config.rateLimit.strict })

export const mailSignInLink = (
  platform: Platform,
  request: FastifyRequest,
  given: { email: string; redirect?: string | undefined },
): Promise<MailSent> => {
  const redirect = sameOriginPath(given.redirect)
  return mailToAddress(platform, request, { kind: 'sign_in', email: given.email }, (proof) =>
    signInLinkMail(request.i18n, { ...siteOf(platform), ...proof, redirect }),
  )
}

export const mailPasswordReset = (platform: Platform, request: FastifyRequest, email: string): Promise<MailSent> =>
  mailToAddress(platform, request, { kind: 'reset_password', email }, (proof) =>
    resetMail(request.i18n, { ...siteOf(platform), ...proof }),
  )

type Mail = ReturnType<typeof noAccountMail>

async function mailToAddress(
  platform: Platform,
  request: FastifyRequest,
  { kind, email }: { kind: LinkKind; email: string },
  compose: (proof: IssuedProof) => Mail,
): Promise<MailSent> {
  await countMailRequest(platform, request)
  const person = await findPersonByEmail(platform.db, email)
  const asker = await askerOf(platform, request, person)
  return transaction(platform.db, async (tx) => {
    const of = { kind, email, personId: person?.id ?? null, asker }
    const proof = await issueProof(tx, platform, { ...of, facts: factsOf(request) })
    const mail = person ? compose(proof) : noAccountMail(request.i18n, siteOf(platform))
    await platform.jobs.send(sendMail, { to: person?.email ?? email, personId: person?.id, ...mail }, tx)
    return presentSent(proof)
  })
}

/** To the address typed at sign-up; only the mailbox learns whether it already has an account. */
export async function mailVerification(
  tx: Db,
  platform: Platform,
  request: FastifyRequest,
  person: { id: Id; email: string },
): Promise<MailSent> {
  const { id: personId, email } = person
  const owner = await findPersonByEmail(tx, email)
  const isTaken = owner !== null && owner.id !== personId && owner.emailVerifiedAt !== null
  const proof = await issueProof(tx, platform, { kind: 'verify', email, personId, facts: factsOf(request) })
  const compose = isTaken ? existingAccountMail : verificationMail
  const mail = compose(request.i18n, { ...siteOf(platform), ...proof })
  await platform.jobs.send(sendMail, { to: email, personId, ...mail }, tx)
  return presentSent(proof)
}

/** For the page behind a link: shows who requested it, so that nobody confirms somebody else's request. */
export async function showLink(platform: Platform, given: { kind: LinkKind; link: string }) {
  const which = { kind: given.kind, secret: given.link }
  const proof = await findOpenProof(platform.db, platform, which)
  if (!proof) throw await linkError(platform.db, which)
  const { browser, system } = deviceOf(proof.facts['userAgent'] ?? '')
  return { email: proof.email, askedAt: proof.sentAt.toISOString(), browser, system }
}

const factsOf = (request: FastifyRequest) => ({ userAgent: originOf(request).userAgent })

const siteOf = ({ config, url }: Platform) => ({ siteTitle: config.siteTitle, url })

const presentSent = ({ codeExpiresAt, nextSendAt }: IssuedProof): MailSent => ({
  expiresAt: codeExpiresAt.toISOString(),
  nextSendAt: nextSendAt.toISOString(),
})
