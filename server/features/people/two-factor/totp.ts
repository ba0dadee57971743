// Time-based one-time passwords (RFC 6238) as every authenticator app makes them: SHA-1, six digits, a step of 30 s.

import { createHmac, timingSafeEqual } from 'node:crypto'

const STEP_MS = 30_000
const DIGITS = 6
/** A phone's clock may be half a minute off, and people type until after the step has ended. */
const TOLERATED_STEPS = 1
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export const TOTP_SECRET_BYTES = 20

export const stepAt = (moment: Date): number => Math.floor(moment.getTime() / STEP_MS)

export function totpAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', secret).update(counter).digest()
  const offset = digest.readUInt8(digest.length - 1) & 0x0f
  const number = digest.readUInt32BE(offset) & 0x7f_ff_ff_ff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

/** The step this code belongs to, if it is good now; null when it is not. Takes the same time whichever matches. */
export function findStep(secret: Buffer, code: string, now: Date): number | null {
  const current = stepAt(now)
  let found: number | null = null
  for (let step = current - TOLERATED_STEPS; step <= current + TOLERATED_STEPS; step += 1) {
    if (isSame(totpAt(secret, step), code)) found = step
  }
  return found
}

/** Compared as bytes: a letter beyond ASCII is one character and several of them. */
function isSame(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** How apps take a secret that is typed, without the padding that none of them wants. */
export function toBase32(bytes: Buffer): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => BASE32.charAt(Number.parseInt(group.padEnd(5, '0'), 2))).join('')
}

/** What the QR code says. Both the label and `issuer` name the site: apps differ in which one they show. */
export function keyUri(given: { secret: Buffer; siteTitle: string; account: string }): string {
  const label = `${encodeURIComponent(given.siteTitle)}:${encodeURIComponent(given.account)}`
  // Not URLSearchParams: some apps show its plus signs as they are.
  return `otpauth://totp/${label}?secret=${toBase32(given.secret)}&issuer=${encodeURIComponent(given.siteTitle)}`
}
