// Time-based one-time passwords (RFC 6238) as every authenticator app makes them: SHA-1, six digits, a step of 30 s.

import { HOTP, Secret, TOTP } from 'otpauth'

const STEP_MS = 30_000
/** A phone's clock may be half a minute off, and people type until after the step has ended. */
const TOLERATED_STEPS = 1

export const TOTP_SECRET_BYTES = 20

export const stepAt = (moment: Date): number => Math.floor(moment.getTime() / STEP_MS)

export const totpAt = (secret: Buffer, step: number): string =>
  HOTP.generate({ secret: secretOf(secret), counter: step })

/** The step this code belongs to, if it is good now; null when it is not. */
export function findStep(secret: Buffer, code: string, now: Date): number | null {
  // otpauth compares bytes and throws where a letter beyond ASCII makes more of them than there are characters.
  if (!/^\d+$/.test(code)) return null
  const timestamp = now.getTime()
  const delta = TOTP.validate({ token: code, secret: secretOf(secret), timestamp, window: TOLERATED_STEPS })
  return delta === null ? null : stepAt(now) + delta
}

/** How apps take a secret that is typed, without the padding that none of them wants. */
export const toBase32 = (bytes: Buffer): string => secretOf(bytes).base32

/** What the QR code says. Both the label and `issuer` name the site: apps differ in which one they show. */
export function keyUri(given: { secret: Buffer; siteTitle: string; account: string }): string {
  const label = `${encodeURIComponent(given.siteTitle)}:${encodeURIComponent(given.account)}`
  // Without the defaults that otpauth writes out: not every app takes a URI with them.
  return `otpauth://totp/${label}?secret=${toBase32(given.secret)}&issuer=${encodeURIComponent(given.siteTitle)}`
}

/** A copy: small Buffers share one pool, and otpauth reads the whole ArrayBuffer. */
const secretOf = (bytes: Buffer): Secret => new Secret({ buffer: new Uint8Array(bytes).buffer })
