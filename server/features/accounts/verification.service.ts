// Proves that an address belongs to the person: a six-digit code, mailed, good for ten minutes and five tries.

import { randomInt, timingSafeEqual } from 'node:crypto'
import type { I18n } from '@lingui/core'
import { transaction } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { sendMail } from '#server/platform/mail/mail.jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { hashSecret } from '#server/platform/session/session-key.ts'
import type { Identity } from '#shared/access/identity.ts'
import { VERIFICATION_CODE_LENGTH } from '#shared/features/accounts/account-limits.ts'
import { verificationMail } from './accounts.emails.ts'
import { presentIdentity } from './accounts.presenter.ts'
import {
  deleteVerificationCode,
  replaceVerificationCode,
  selectVerificationCode,
  spendVerificationTry,
  updateVerified,
} from './accounts.queries.ts'
import { findPerson } from './accounts.service.ts'

const CODE_MINUTES = 10
const TRIES = 5
const RESEND_SECONDS = 60

export async function sendVerification(platform: Platform, viewer: Identity, i18n: I18n) {
  const now = platform.clock.now()
  const expiresAt = new Date(now.getTime() + CODE_MINUTES * 60_000)
  const code = String(randomInt(10 ** VERIFICATION_CODE_LENGTH)).padStart(VERIFICATION_CODE_LENGTH, '0')
  await transaction(platform.db, async (tx) => {
    const isReplaced = await replaceVerificationCode(
      tx,
      { personId: viewer.id, codeHash: hashCode(viewer.id, code), triesLeft: TRIES, sentAt: now, expiresAt },
      new Date(now.getTime() - RESEND_SECONDS * 1000),
    )
    if (!isReplaced) {
      const open = await selectVerificationCode(tx, viewer.id)
      const secondsSince = open ? Math.floor((now.getTime() - open.sentAt.getTime()) / 1000) : 0
      throw new AppError('too_many_requests', { retryAfterSeconds: Math.max(1, RESEND_SECONDS - secondsSince) })
    }
    const mail = verificationMail(i18n, {
      siteTitle: platform.config.siteTitle,
      url: platform.url,
      code,
      minutes: CODE_MINUTES,
    })
    await platform.jobs.send(sendMail, { to: viewer.email, ...mail }, tx)
  })
  return {
    sentTo: viewer.email,
    expiresAt: expiresAt.toISOString(),
    nextSendAt: new Date(now.getTime() + RESEND_SECONDS * 1000).toISOString(),
  }
}

export async function verifyEmail(platform: Platform, viewer: Identity, code: string, i18n: I18n): Promise<Identity> {
  const { db, clock } = platform
  const now = clock.now()
  if (viewer.email_verified_at !== null) return viewer
  // Outside the transaction below: a wrong guess must stay spent.
  const expected = await spendVerificationTry(db, viewer.id, now)
  if (!expected || !timingSafeEqual(expected, hashCode(viewer.id, code))) {
    const message = expected
      ? i18n._({ id: 'accounts.code.wrong', message: 'That code is not right. Check the newest mail we sent.' })
      : i18n._({ id: 'accounts.code.over', message: 'This code is no longer good. Ask for a new one.' })
    throw new AppError('invalid_input', { fields: { code: [message] } })
  }
  return transaction(db, async (tx) => {
    await deleteVerificationCode(tx, viewer.id)
    await updateVerified(tx, viewer.id, now)
    return presentIdentity(await findPerson(tx, viewer.id))
  })
}

/** Salted with the person: equal codes of two people have unlike hashes. */
const hashCode = (personId: string, code: string): Buffer => hashSecret(`${personId}:${code}`)
