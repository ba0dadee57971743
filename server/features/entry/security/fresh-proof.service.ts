// Re-authentication within a session or token: whoever finds a browser open must not be able to take over the account.

import type { I18n } from '@lingui/core'
import type { FastifyRequest } from 'fastify'
import { findPerson, hasPassword } from '#server/features/base/accounts/accounts.service.ts'
import { recordFreshProof } from '#server/features/base/accounts/credentials/credentials.service.ts'
import {
  checkProofCode,
  codeError,
  issueProof,
  takeProof,
} from '#server/features/base/accounts/mailed-proofs.service.ts'
import { verifyPassword } from '#server/features/base/accounts/passwords.service.ts'
import { originOf } from '#server/features/base/accounts/security-log.service.ts'
import { callerOf } from '#server/features/entry/sign-in/limits/known-devices.service.ts'
import { countGuess } from '#server/features/entry/sign-in/limits/try-budgets.service.ts'
import { checkPasskey } from '#server/features/people/passkeys/passkey-ceremonies.service.ts'
import { hasPasskey } from '#server/features/people/passkeys/passkeys.service.ts'
import { secondFactorError } from '#server/features/people/two-factor/second-factor-errors.service.ts'
import { checkSecondFactor, hasSecondFactor } from '#server/features/people/two-factor/two-factor.service.ts'
import { transaction } from '#server/platform/db/database.ts'
import { AppError, ensure } from '#server/platform/http/app-error.ts'
import type { Credential } from '#server/platform/http/context.ts'
import { sendMail } from '#server/platform/mail/mail.jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Identity } from '#shared/access/identity.ts'
import { errors } from '#shared/errors.ts'
import type { Confirmation, WaysIn } from '#shared/features/entry/security/security.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { confirmItIsYouMail } from './email-change.emails.ts'

export async function showWaysIn({ db }: Platform, personId: Id): Promise<WaysIn> {
  const hasTwoFactor = await hasSecondFactor(db, personId)
  return {
    hasPassword: await hasPassword(db, personId),
    hasPasskey: await hasPasskey(db, personId),
    hasTwoFactor,
    canUseMail: !hasTwoFactor,
  }
}

export async function confirmIdentity(
  platform: Platform,
  viewer: Identity,
  given: Confirmation,
  request: FastifyRequest,
): Promise<void> {
  const credential = ownCredential(request)
  await checkConfirmation(platform, viewer, given, request)
  await recordFreshProof(platform.db, platform.clock, credential)
}

/** Scripts cannot re-authenticate: personal tokens are rejected wherever a fresh proof is required. */
function ownCredential({ credential }: FastifyRequest): NonNullable<Credential> {
  if (credential === null || (credential.kind === 'token' && credential.isPersonal))
    throw new AppError('token_scope_missing')
  return credential
}

async function checkConfirmation(
  platform: Platform,
  viewer: Identity,
  given: Confirmation,
  request: FastifyRequest,
): Promise<void> {
  switch (given.way) {
    case 'password':
      return checkOwnPassword(platform, viewer, given.password, request)
    case 'passkey':
      return ensure((await checkPasskey(platform, request.i18n, given.answer)) === viewer.id)
    case 'second_factor': {
      const { isKnownDevice } = await callerOf(platform, request, viewer.id)
      const guess = { code: given.code, origin: originOf(request), isKnownDevice }
      const checked = await checkSecondFactor(platform, viewer, guess)
      if ('failure' in checked) throw secondFactorError(request.i18n, checked)
      return
    }
    case 'mail':
      return checkMailedCode(platform, viewer, given.code, request.i18n)
  }
}

/** Guesses are counted together with those at sign-in. */
async function checkOwnPassword(
  platform: Platform,
  viewer: Identity,
  password: string,
  request: FastifyRequest,
): Promise<void> {
  const { db } = platform
  const caller = await callerOf(platform, request, viewer.id)
  const guess = await countGuess(db, platform, { email: viewer.email, ...caller })
  const { passwordHash } = await findPerson(db, viewer.id)
  if (!(await verifyPassword(passwordHash, password)))
    throw new AppError('invalid_credentials', { fields: { password: [errors.invalid_credentials.message] } })
  await guess.forgive()
}

export async function mailConfirmation(platform: Platform, viewer: Identity, request: FastifyRequest) {
  ownCredential(request)
  ensure(!(await hasSecondFactor(platform.db, viewer.id)))
  const issued = await transaction(platform.db, async (tx) => {
    const proof = await issueProof(tx, platform, { kind: 'confirm', email: viewer.email, personId: viewer.id })
    const site = { siteTitle: platform.config.siteTitle, url: platform.url }
    await platform.jobs.send(
      sendMail,
      { to: viewer.email, personId: viewer.id, ...confirmItIsYouMail(request.i18n, { ...site, ...proof }) },
      tx,
    )
    return proof
  })
  return {
    sentTo: viewer.email,
    expiresAt: issued.codeExpiresAt.toISOString(),
    nextSendAt: issued.nextSendAt.toISOString(),
  }
}

async function checkMailedCode(platform: Platform, viewer: Identity, code: string, i18n: I18n): Promise<void> {
  ensure(!(await hasSecondFactor(platform.db, viewer.id)))
  const of = { kind: 'confirm', email: viewer.email, personId: viewer.id } as const
  const checked = await checkProofCode(platform.db, platform, { ...of, code })
  if ('failure' in checked) throw codeError(i18n, checked.failure)
  if (!(await takeProof(platform.db, platform, checked.proof))) throw codeError(i18n, 'over')
}
