// Proves that the address of an account belongs to the person, by a mailed code or link.

import type { I18n } from '@lingui/core'
import { transaction } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { sendMail } from '#server/platform/mail/mail.jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Identity } from '#shared/access/identity.ts'
import { verificationMail } from './accounts.emails.ts'
import { presentIdentity } from './accounts.presenter.ts'
import { updateVerified } from './accounts.queries.ts'
import { findPerson } from './accounts.service.ts'
import { checkProofCode, issueProof, type ProofRefusal, takeProof } from './mailed-proofs.service.ts'

export async function sendVerification(platform: Platform, viewer: Identity, i18n: I18n) {
  const issued = await transaction(platform.db, async (tx) => {
    const proof = await issueProof(tx, platform, { kind: 'verify', email: viewer.email, personId: viewer.id })
    const mail = verificationMail(i18n, { siteTitle: platform.config.siteTitle, url: platform.url, ...proof })
    await platform.jobs.send(sendMail, { to: viewer.email, ...mail }, tx)
    return proof
  })
  return {
    sentTo: viewer.email,
    expiresAt: issued.codeExpiresAt.toISOString(),
    nextSendAt: issued.nextSendAt.toISOString(),
  }
}

export async function verifyEmail(platform: Platform, viewer: Identity, code: string, i18n: I18n): Promise<Identity> {
  if (viewer.email_verified_at !== null) return viewer
  const checked = await checkProofCode(platform.db, platform, {
    kind: 'verify',
    email: viewer.email,
    personId: viewer.id,
    code,
  })
  if ('refusal' in checked) throw refuseCode(i18n, checked.refusal)
  return transaction(platform.db, async (tx) => {
    if (!(await takeProof(tx, platform, checked.proof.id))) throw refuseCode(i18n, 'over')
    await updateVerified(tx, viewer.id, platform.clock.now())
    return presentIdentity(await findPerson(tx, viewer.id))
  })
}

export function refuseCode(i18n: I18n, refusal: ProofRefusal): AppError {
  const message =
    refusal === 'wrong'
      ? i18n._({ id: 'accounts.code.wrong', message: 'That code is not right. Check the newest mail we sent.' })
      : i18n._({ id: 'accounts.code.over', message: 'This code is no longer good. Ask for a new one.' })
  return new AppError('invalid_input', { fields: { code: [message] } })
}
