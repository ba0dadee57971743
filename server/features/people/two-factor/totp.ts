// Time-based one-time passwords (RFC 6238) as all authenticator apps generate them: SHA-1, six digits, 30 s steps.

import { HOTP, Secret, TOTP } from 'otpauth'

const STEP_MS = 30_000
/** A phone's clock may be half a minute off, and people may still be typing when the step ends. */
const TOLERATED_STEPS = 1

export const TOTP_SECRET_BYTES = 20

export const stepAt = (moment: Date): number => Math.floor(moment.getTime() / STEP_MS)

export const totpAt = (secret: Buffer, step: number): string =>
  HOTP.generate({ secret: secretOf(secret), counter: step })

/** The step of this code if it is valid now, else null. */
export function findStep(secret: Buffer, code: string, now: Date): number | null {
  // otpauth compares bytes and throws if non-ASCII letters make the lengths differ.
  if (!/^\d+$/.test(code)) return null
  const timestamp = now.getTime()
  const delta = TOTP.validate({ token: code, secret: secretOf(secret), timestamp, window: TOLERATED_STEPS })
  return delta === null ? null : stepAt(now) + delta
}

/** For typing the secret; apps do not accept padding. */
export const toBase32 = (bytes: Buffer): string => secretOf(bytes).base32

/** The content of the QR code. Label and `issuer` both name the site: apps differ in which one they show. */
export function keyUri(given: { secret: Buffer; siteTitle: string; account: string }): string {
  const label = `${encodeURIComponent(given.siteTitle)}:${encodeURIComponent(given.account)}`
  // Without the defaults that otpauth writes out: some apps do not accept them.
  return `otpauth://totp/${label}?secret=${toBase32(given.secret)}&issuer=${encodeURIComponent(given.siteTitle)}`
}

/** A copy: small Buffers share a pool, and otpauth reads the whole ArrayBuffer. */
const secretOf = (bytes: Buffer): Secret => new Secret({ buffer: new Uint8Array(bytes).buffer })
