// Proves that a person reads an address: a link and a six-digit code in one email, so that any mailbox works. Opening the link
// changes nothing, because scanners open links, too; a button or the code uses it, once.

import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { I18n } from '@lingui/core'
import type { Db } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import { hashSecret } from '#server/platform/session/session-key.ts'
import type { MailedProofKind } from '#shared/features/base/accounts/account-kinds.ts'
import {
  MAILED_CODE_LENGTH,
  MAILED_CODE_MINUTES,
  RESEND_WAIT_SECONDS,
} from '#shared/features/base/accounts/account-limits.ts'
import type { Id } from '#shared/kit/ids.ts'
import {
  type Asker,
  consumeProofAttempt,
  countMailsSince,
  lockAddress,
  type MailedProofRow,
  markProofUsed,
  type ProofOf,
  replaceProof,
  selectProof,
  selectProofBySecret,
} from './mailed-proofs.queries.ts'

const MAX_ATTEMPTS = 5
const MAILS_PER_HOUR = 5
/** Flood protection per address, across all networks. Browsers the owner has used before are exempt. */
const STRANGERS_MAILS_PER_HOUR = 15

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Lifetime of the link per kind; the code always expires after ten minutes. */
const linkLifetime: Record<MailedProofKind, number> = {
  verify: DAY,
  sign_in: 15 * MINUTE,
  reset_password: HOUR,
  email_change_old: DAY,
  email_change_new: DAY,
  email_change_undo: 7 * DAY,
  confirm: 15 * MINUTE,
  apply: 7 * DAY,
  company_domain: HOUR,
}

type ProofDeps = Pick<Platform, 'clock' | 'appKey'>

export type { Asker }
export type IssuedProof = { secret: string; code: string; codeExpiresAt: Date; linkExpiresAt: Date; nextSendAt: Date }

/**
 * Replaces the requester's previous proof of the same kind. Rejects during the resend wait and beyond the hourly quota, except
 * for emails we must send (`isOwed`).
 */
export async function issueProof(
  tx: Db,
  { clock, appKey }: ProofDeps,
  proof: ProofOf & { facts?: Record<string, string>; isOwed?: boolean; linkDays?: number | undefined },
): Promise<IssuedProof> {
  const now = clock.now()
  await lockAddress(tx, proof.email)
  const last = await selectProof(tx, proof)
  const nextSendAt = new Date((last?.sentAt.getTime() ?? 0) + RESEND_WAIT_SECONDS * 1000)
  if (!proof.isOwed && nextSendAt > now) throw tooSoon(now, nextSendAt)
  const hourAgo = new Date(now.getTime() - HOUR)
  const sent = await countMailsSince(tx, proof, hourAgo)
  const isFlood = proof.asker?.isKnown === false && sent.byStrangers >= STRANGERS_MAILS_PER_HOUR
  if (!proof.isOwed && (isFlood || sent.byAsker >= MAILS_PER_HOUR))
    throw tooSoon(now, new Date(now.getTime() + 10 * MINUTE))

  const secret = randomBytes(32).toString('base64url')
  const code = String(randomInt(10 ** MAILED_CODE_LENGTH)).padStart(MAILED_CODE_LENGTH, '0')
  const codeExpiresAt = new Date(now.getTime() + MAILED_CODE_MINUTES * MINUTE)
  const linkExpiresAt = new Date(now.getTime() + (proof.linkDays ? proof.linkDays * DAY : linkLifetime[proof.kind]))
  const isSameHour = last !== null && last.hourStartedAt > hourAgo
  await replaceProof(tx, proof, {
    secretHash: hashSecret(secret),
    codeHash: hashCode(appKey, proof, code),
    triesLeft: MAX_ATTEMPTS,
    sentAt: now,
    hourStartedAt: isSameHour ? last.hourStartedAt : now,
    sentThisHour: isSameHour ? last.sentThisHour + 1 : 1,
    codeExpiresAt,
    linkExpiresAt,
    usedAt: null,
    facts: proof.facts ?? {},
  })
  return {
    secret,
    code,
    codeExpiresAt,
    linkExpiresAt,
    nextSendAt: new Date(now.getTime() + RESEND_WAIT_SECONDS * 1000),
  }
}

const tooSoon = (now: Date, until: Date) =>
  new AppError('too_many_requests', { retryAfterSeconds: Math.ceil((until.getTime() - now.getTime()) / 1000) })

/** When the last email of this kind was sent, and when the next one may be. */
export async function findLastMail(db: Db, of: ProofOf): Promise<{ sentAt: Date; nextSendAt: Date } | null> {
  const last = await selectProof(db, of)
  return last && { sentAt: last.sentAt, nextSendAt: new Date(last.sentAt.getTime() + RESEND_WAIT_SECONDS * 1000) }
}

/** For the page behind a link: says whether its button would work, without using the proof. */
export async function findOpenProof(
  db: Db,
  { clock }: ProofDeps,
  given: { kind: MailedProofKind; secret: string },
): Promise<MailedProofRow | null> {
  const row = await selectProofBySecret(db, given.kind, hashSecret(given.secret))
  return row && row.usedAt === null && row.linkExpiresAt > clock.now() ? row : null
}

/** Why a link no longer works: telling its holder that it has been used gives nothing away. */
export async function linkError(
  db: Db,
  { kind, secret }: { kind: MailedProofKind; secret: string },
): Promise<AppError> {
  const row = await selectProofBySecret(db, kind, hashSecret(secret))
  return new AppError(row?.usedAt ? 'link_used' : 'link_expired')
}

export type ProofFailure = 'wrong' | 'over'
type UsedProof = { proof: MailedProofRow } | { failure: ProofFailure }

/** Of two concurrent uses one wins. Call it in the transaction that does what the proof is for. */
export async function useProofByLink(
  tx: Db,
  deps: ProofDeps,
  given: { kind: MailedProofKind; secret: string },
): Promise<UsedProof> {
  const row = await findOpenProof(tx, deps, given)
  return row && (await takeProof(tx, deps, row)) ? { proof: row } : { failure: 'over' }
}

/**
 * Uses up an attempt on `db`, which must not be a transaction: a wrong guess must stay counted when the request fails. The right
 * code is then consumed with `takeProof`, in the transaction that does what the proof is for.
 */
export async function checkProofCode(
  db: Db,
  { clock, appKey }: ProofDeps,
  given: ProofOf & { code: string },
): Promise<{ proof: MailedProofRow } | { failure: ProofFailure }> {
  const row = await consumeProofAttempt(db, given, clock.now())
  if (!row) return { failure: 'over' }
  return timingSafeEqual(row.codeHash, hashCode(appKey, given, given.code)) ? { proof: row } : { failure: 'wrong' }
}

/**
 * Call after `checkProofCode`: consumes the proof, or reports that another request was first. Locks the address before any row,
 * because verifying it deletes the other sign-ups with it, including their proofs.
 */
export async function takeProof(tx: Db, { clock }: ProofDeps, proof: { id: Id; email: string }): Promise<boolean> {
  await lockAddress(tx, proof.email)
  return markProofUsed(tx, proof.id, clock.now())
}

/** Keyed, because six digits are trivial to brute-force from a copy of the database. */
const hashCode = (appKey: string, { kind, email }: ProofOf, code: string): Buffer =>
  createHmac('sha256', appKey).update(`proof:${kind}:${email.toLowerCase()}:${code}`).digest()

/** For the field `code` of every form that takes an emailed code. */
export function codeError(i18n: I18n, failure: ProofFailure): AppError {
  const message =
    failure === 'wrong'
      ? i18n._({ id: 'accounts.code.wrong', message: 'That code is not correct. Check the latest email we sent.' })
      : i18n._({ id: 'accounts.code.expired', message: 'This code no longer works. Request a new one.' })
  return new AppError('invalid_input', { fields: { code: [message] } })
}
