// Proves that the address of an account belongs to the person, by a mailed code or link.

import type { I18n } from '@lingui/core'
import { checkProofCode, issueProof, refuseCode, takeProof } from '#server/features/accounts/mailed-proofs.service.ts'
import { claimAddress, findIdentity } from '#server/features/accounts/people.service.ts'
import { transaction } from '#server/platform/db/database.ts'
import { sendMail } from '#server/platform/mail/mail.jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Identity } from '#shared/access/identity.ts'
import { verificationMail } from './sign-in.emails.ts'

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
    await claimAddress(tx, viewer, platform.clock.now())
    return findIdentity(tx, viewer.id)
  })
}
