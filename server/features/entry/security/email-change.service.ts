// A change of address: requested with a fresh proof, confirmed from both addresses, undone from the old one. It never reveals
// whether the new address has an account.

import type { I18n } from '@lingui/core'
import {
  checkProofCode,
  codeError,
  findOpenProof,
  issueProof,
  takeProof,
  useProofByLink,
} from '#server/features/base/accounts/mailed-proofs.service.ts'
import {
  changeVerifiedAddress,
  findIdentity,
  findPersonByEmail,
  lockBothAddresses,
} from '#server/features/base/accounts/people.service.ts'
import { type Origin, recordSecurityEvent } from '#server/features/base/accounts/security-log.service.ts'
import { notifySecurityChange } from '#server/features/people/notifications/security-changes.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { sendMail } from '#server/platform/mail/mail.jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Identity } from '#shared/access/identity.ts'
import { RESEND_WAIT_SECONDS } from '#shared/features/base/accounts/account-limits.ts'
import type {
  EmailChange,
  EmailChangeConfirmed,
  EmailSide,
} from '#shared/features/entry/security/account-recovery.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { addressChangedMail, addressTakenMail, confirmNewSideMail, confirmOldSideMail } from './email-change.emails.ts'
import {
  deleteEmailChange,
  type EmailChangeRow,
  selectEmailChange,
  updateSideConfirmed,
  upsertEmailChange,
} from './email-change.queries.ts'

const CHANGE_MS = 86_400_000

const proofKinds = { old: 'email_change_old', new: 'email_change_new' } as const

type EmailChangeRequest = { i18n: I18n; origin: Origin }

export async function showEmailChange(platform: Platform, personId: Id): Promise<{ change: EmailChange | null }> {
  const row = await selectEmailChange(platform.db, personId, platform.clock.now())
  return { change: row && presentChange(row) }
}

const presentChange = (row: EmailChangeRow): EmailChange => ({
  newEmail: row.newEmail,
  isOldConfirmed: row.oldConfirmedAt !== null,
  isNewConfirmed: row.newConfirmedAt !== null,
  expiresAt: row.expiresAt.toISOString(),
  nextSendAt: new Date(row.sentAt.getTime() + RESEND_WAIT_SECONDS * 1000).toISOString(),
})

/** Repeating the request emails the sides that have not confirmed. */
export async function requestEmailChange(
  platform: Platform,
  viewer: Identity,
  newEmail: string,
  { i18n, origin }: EmailChangeRequest,
): Promise<EmailChange> {
  if (newEmail.toLowerCase() === viewer.email.toLowerCase()) throw ownAddressError(i18n)
  const now = platform.clock.now()
  return transaction(platform.db, async (tx) => {
    await lockBothAddresses(tx, viewer.id, newEmail)
    const known = await selectEmailChange(tx, viewer.id, now)
    const same = known?.newEmail === newEmail ? known : null
    if (!same?.oldConfirmedAt) await mailSide(tx, platform, viewer, { side: 'old', newEmail, i18n })
    if (!same?.newConfirmedAt) await mailSide(tx, platform, viewer, { side: 'new', newEmail, i18n })
    if (!same) await recordSecurityEvent(tx, viewer.id, 'email_change_asked', origin, newEmail)
    const row = await upsertEmailChange(tx, {
      personId: viewer.id,
      newEmail,
      oldConfirmedAt: same?.oldConfirmedAt ?? null,
      newConfirmedAt: same?.newConfirmedAt ?? null,
      askedAt: same?.askedAt ?? now,
      sentAt: now,
      expiresAt: new Date(now.getTime() + CHANGE_MS),
    })
    return presentChange(row)
  })
}

function ownAddressError(i18n: I18n): AppError {
  const message = i18n._({ id: 'security.email.own', message: 'This is already your email address.' })
  return new AppError('invalid_input', { fields: { email: [message] } })
}

async function mailSide(
  tx: Db,
  platform: Platform,
  viewer: Identity,
  { side, newEmail, i18n }: { side: EmailSide; newEmail: string; i18n: I18n },
): Promise<void> {
  const to = side === 'old' ? viewer.email : newEmail
  const kind = proofKinds[side]
  const proof = await issueProof(tx, platform, { kind, email: to, personId: viewer.id, facts: { newEmail } })
  const site = { siteTitle: platform.config.siteTitle, url: platform.url }
  const sent = { ...site, secret: proof.secret, code: proof.code, newEmail }
  const mail =
    side === 'old'
      ? confirmOldSideMail(i18n, sent)
      : (await isTaken(tx, newEmail, viewer.id))
        ? addressTakenMail(i18n, site)
        : confirmNewSideMail(i18n, sent)
  await platform.jobs.send(sendMail, { to, personId: viewer.id, ...mail }, tx)
}

async function isTaken(db: Db, email: string, ownId: Id): Promise<boolean> {
  const owner = await findPersonByEmail(db, email)
  return owner !== null && owner.id !== ownId && owner.emailVerifiedAt !== null
}

export async function cancelEmailChange(db: Db, personId: Id): Promise<void> {
  await deleteEmailChange(db, personId)
}

export async function confirmSideByCode(
  platform: Platform,
  viewer: Identity,
  { side, code }: { side: EmailSide; code: string },
  request: EmailChangeRequest,
): Promise<EmailChangeConfirmed> {
  const change = await selectEmailChange(platform.db, viewer.id, platform.clock.now())
  if (!change) throw codeError(request.i18n, 'over')
  const email = side === 'old' ? viewer.email : change.newEmail
  const of = { kind: proofKinds[side], email, personId: viewer.id }
  const checked = await checkProofCode(platform.db, platform, { ...of, code })
  if ('failure' in checked) throw codeError(request.i18n, checked.failure)
  return transaction(platform.db, async (tx) => {
    await lockBothAddresses(tx, viewer.id, change.newEmail)
    if (!(await takeProof(tx, platform, checked.proof))) throw codeError(request.i18n, 'over')
    return confirmSide(tx, platform, { personId: viewer.id, newEmail: change.newEmail, side }, request)
  })
}

/** For the page behind the link; does not use it up. */
export async function showEmailChangeLink(platform: Platform, side: EmailSide, secret: string) {
  const proof = await findOpenProof(platform.db, platform, { kind: proofKinds[side], secret })
  const newEmail = proof?.facts['newEmail']
  if (!newEmail) throw new AppError('link_expired')
  return { newEmail }
}

export async function confirmSideByLink(
  platform: Platform,
  given: { side: EmailSide; token: string },
  request: EmailChangeRequest,
): Promise<EmailChangeConfirmed> {
  return transaction(platform.db, async (tx) => {
    const which = { kind: proofKinds[given.side], secret: given.token }
    const { personId, facts } = (await findOpenProof(tx, platform, which)) ?? {}
    const newEmail = facts?.['newEmail']
    if (!personId || !newEmail) throw new AppError('link_expired')
    await lockBothAddresses(tx, personId, newEmail)
    if ('failure' in (await useProofByLink(tx, platform, which))) throw new AppError('link_expired')
    return confirmSide(tx, platform, { personId, newEmail, side: given.side }, request)
  })
}

async function confirmSide(
  tx: Db,
  platform: Platform,
  { personId, newEmail, side }: { personId: Id; newEmail: string; side: EmailSide },
  request: EmailChangeRequest,
): Promise<EmailChangeConfirmed> {
  const change = await updateSideConfirmed(tx, { personId, newEmail }, side, platform.clock.now())
  // Cancelled, or replaced by another address, since the email was sent.
  if (!change) throw new AppError('link_expired')
  const isDone = change.oldConfirmedAt !== null && change.newConfirmedAt !== null
  if (isDone) await finishChange(tx, platform, change, request)
  return { isDone, newEmail }
}

async function finishChange(
  tx: Db,
  platform: Platform,
  change: EmailChangeRow,
  { i18n, origin }: EmailChangeRequest,
): Promise<void> {
  const { personId, newEmail } = change
  // Somebody else has verified it meanwhile.
  if (await isTaken(tx, newEmail, personId)) throw new AppError('status_changed_meanwhile')
  const person = await findIdentity(tx, personId)
  await deleteEmailChange(tx, personId)
  await changeVerifiedAddress(tx, platform, personId, newEmail)
  const undo = await issueProof(tx, platform, {
    kind: 'email_change_undo',
    email: person.email,
    personId,
    facts: { oldEmail: person.email, askedAt: change.askedAt.toISOString() },
    isOwed: true,
  })
  const site = { siteTitle: platform.config.siteTitle, url: platform.url }
  const mail = addressChangedMail(i18n, { ...site, secret: undo.secret, newEmail })
  await platform.jobs.send(sendMail, { to: person.email, personId: person.id, ...mail }, tx)
  const notice = { kind: 'email_changed', origin, subject: newEmail } as const
  await notifySecurityChange(tx, platform, { ...person, email: newEmail }, notice)
}
