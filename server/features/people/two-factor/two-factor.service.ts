// The second step of signing in. Guesses must survive a rollback, so checking runs outside transactions.

import { randomBytes } from 'node:crypto'
import { lockPerson } from '#server/features/base/accounts/accounts.service.ts'
import type { NoticeRecipient } from '#server/features/base/accounts/notices/security-notices.service.ts'
import { type Origin } from '#server/features/base/accounts/security-log.service.ts'
import { notifySecurityChange } from '#server/features/people/notifications/security-changes.service.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import { qrCodeOf } from '#server/platform/qr-code.ts'
import { seal, unseal } from '#server/platform/sealed-secret.ts'
import type {
  BackupCodes,
  TwoFactorSetup,
  TwoFactorState,
} from '#shared/features/people/two-factor/two-factor.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { hashBackupCode, newBackupCodes } from './backup-codes.ts'
import { findStep, keyUri, TOTP_SECRET_BYTES, toBase32 } from './totp.ts'
import {
  type AuthenticatorRow,
  countBackupCodes,
  deleteAuthenticator,
  deleteUnconfirmedBefore,
  type GuesserGroup,
  guessesRenewAt,
  insertAuthenticator,
  markConfirmed,
  renewGuesses,
  replaceBackupCodes,
  selectAuthenticator,
  spendGuess,
  takeBackupCode,
  takeStep,
} from './two-factor.queries.ts'

const GUESSES = 5
const WAIT_MS = 15 * 60_000
/** An older QR code is replaced. */
const SETUP_MS = 3_600_000

export async function hasSecondFactor(db: Db, personId: Id): Promise<boolean> {
  return isOn(await selectAuthenticator(db, personId))
}

const isOn = (row: AuthenticatorRow | null): row is AuthenticatorRow & { confirmedAt: Date } =>
  row !== null && row.confirmedAt !== null

export type SecondFactorFailure = { failure: 'wrong' } | { failure: 'wait'; retryAfterSeconds: number }
export type SecondFactorProof = { proof: 'app' } | { proof: 'backup_code'; left: number }

/**
 * Accepts a code of the app or a backup code, each once. After five wrong guesses even the right one has to wait, except in the
 * owner's known browsers, whose guesses are counted separately.
 */
export async function checkSecondFactor(
  platform: Platform,
  person: NoticeRecipient,
  given: { code: string; origin: Origin; isKnownDevice: boolean },
): Promise<SecondFactorProof | SecondFactorFailure> {
  const { db, clock, appKey } = platform
  const now = clock.now()
  const renewAt = new Date(now.getTime() + WAIT_MS)
  const guesser = given.isKnownDevice ? 'known browsers' : 'strangers'
  const row = await spendGuess(db, person.id, { of: guesser, now, guesses: GUESSES, renewAt })
  if (!row) return failureFor(await selectAuthenticator(db, person.id), guesser, now)
  const step = stepOf(platform, row, given.code)
  if (step !== null) {
    if (!(await takeStep(db, person.id, step))) return { failure: 'wrong' }
    await renewGuesses(db, person.id, guesser, GUESSES)
    return { proof: 'app' }
  }
  return transaction(db, async (tx) => {
    const isTaken = await takeBackupCode(tx, person.id, hashBackupCode(appKey, person.id, given.code), now)
    if (!isTaken) return { failure: 'wrong' }
    await renewGuesses(tx, person.id, guesser, GUESSES)
    await notifySecurityChange(tx, platform, person, { kind: 'backup_code_used', origin: given.origin })
    return { proof: 'backup_code', left: await countBackupCodes(tx, person.id) }
  })
}

function failureFor(row: AuthenticatorRow | null, guesser: GuesserGroup, now: Date): SecondFactorFailure {
  if (!isOn(row)) return { failure: 'wrong' }
  const wait = Math.ceil((guessesRenewAt(row, guesser).getTime() - now.getTime()) / 1000)
  return { failure: 'wait', retryAfterSeconds: Math.max(1, wait) }
}

export async function showTwoFactor(db: Db, personId: Id): Promise<TwoFactorState> {
  const row = await selectAuthenticator(db, personId)
  if (!isOn(row)) return { isOn: false, onSince: null, backupCodesLeft: 0 }
  const backupCodesLeft = await countBackupCodes(db, personId)
  return { isOn: true, onSince: row.confirmedAt.toISOString(), backupCodesLeft }
}

/** Repeated set-up shows the same secret: after a reload the page must still match the app. */
export async function setUpTwoFactor(platform: Platform, person: NoticeRecipient): Promise<TwoFactorSetup> {
  const { appKey, clock, config } = platform
  const now = clock.now()
  const row = await transaction(platform.db, async (tx) => {
    await deleteUnconfirmedBefore(tx, person.id, new Date(now.getTime() - SETUP_MS))
    const sealedSecret = seal(sealOf(appKey, person.id), randomBytes(TOTP_SECRET_BYTES))
    const guesses = { guessesLeft: GUESSES, guessesRenewAt: now }
    await insertAuthenticator(tx, { personId: person.id, sealedSecret, createdAt: now, ...guesses })
    return selectAuthenticator(tx, person.id)
  })
  if (!row || isOn(row)) throw new AppError('status_changed_meanwhile')
  const secret = secretOf(platform, row)
  if (!secret) throw new AppError('status_changed_meanwhile')
  const uri = keyUri({ secret, siteTitle: config.siteTitle, account: person.email })
  return { secret: toBase32(secret), uri, qr: qrCodeOf(uri) }
}

/** Null if the code is wrong. */
export async function confirmTwoFactor(
  platform: Platform,
  person: NoticeRecipient,
  given: { code: string; origin: Origin },
): Promise<BackupCodes | null> {
  const { db, clock, appKey } = platform
  const row = await selectAuthenticator(db, person.id)
  if (!row || isOn(row)) throw new AppError('status_changed_meanwhile')
  const now = clock.now()
  const step = stepOf(platform, row, given.code)
  if (step === null) return null
  return transaction(db, async (tx) => {
    if (!(await markConfirmed(tx, person.id, now, step))) throw new AppError('status_changed_meanwhile')
    await notifySecurityChange(tx, platform, person, { kind: 'two_factor_on', origin: given.origin })
    return issueBackupCodes(tx, appKey, person.id)
  })
}

export async function turnOffTwoFactor(platform: Platform, person: NoticeRecipient, origin: Origin): Promise<void> {
  await transaction(platform.db, async (tx) => {
    // A double click is not an error.
    if (!(await deleteAuthenticator(tx, person.id, null))) return
    await notifySecurityChange(tx, platform, person, { kind: 'two_factor_off', origin })
  })
}

/** For account recovery: an app added meanwhile is not the owner's. */
export const removeSecondFactorAddedSince = (tx: Db, personId: Id, since: Date): Promise<boolean> =>
  deleteAuthenticator(tx, personId, since)

export async function makeBackupCodes(
  platform: Platform,
  person: NoticeRecipient,
  origin: Origin,
): Promise<BackupCodes> {
  return transaction(platform.db, async (tx) => {
    // Serialised: two concurrent requests would each delete the old codes but not the other's.
    await lockPerson(tx, person.id)
    if (!(await hasSecondFactor(tx, person.id))) throw new AppError('status_changed_meanwhile')
    await notifySecurityChange(tx, platform, person, { kind: 'backup_codes_made', origin })
    return issueBackupCodes(tx, platform.appKey, person.id)
  })
}

async function issueBackupCodes(tx: Db, appKey: string, personId: Id): Promise<BackupCodes> {
  const codes = newBackupCodes()
  const hashes = codes.map((code) => hashBackupCode(appKey, personId, code))
  await replaceBackupCodes(tx, personId, hashes)
  return { codes }
}

const sealOf = (appKey: string, personId: Id) => ({ appKey, purpose: 'two-factor', owner: personId })

/** Null after a change of APP_KEY, with a log line for the operator: no code can be right then. */
function secretOf({ appKey, log }: Platform, row: AuthenticatorRow): Buffer | null {
  const secret = unseal(sealOf(appKey, row.personId), row.sealedSecret)
  if (!secret)
    log.error('the secret of an authenticator app cannot be decrypted: it was encrypted with another APP_KEY')
  return secret
}

function stepOf(platform: Platform, row: AuthenticatorRow, code: string): number | null {
  const secret = secretOf(platform, row)
  return secret && findStep(secret, code.replace(/\s/g, ''), platform.clock.now())
}
