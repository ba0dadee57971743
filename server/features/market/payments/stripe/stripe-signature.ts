// Stripe-Signature: t=<seconds>,v1=<HMAC of "t.body">, with several v1 while a secret is being replaced.

import { createHmac, timingSafeEqual } from 'node:crypto'

/** Older ones are replays; the clocks of two machines differ a little. */
const MAX_SECONDS = 300

const signatureOf = (secret: string, time: string, body: string): Buffer =>
  createHmac('sha256', secret).update(`${time}.${body}`).digest()

export function isSigned(header: string, body: string, secret: string, now: Date): boolean {
  const parts = header.split(',').map((part) => part.trim().split('=') as [string, string?])
  const time = parts.find(([name]) => name === 't')?.[1] ?? ''
  if (!/^\d{1,12}$/.test(time) || Math.abs(now.getTime() / 1000 - Number(time)) > MAX_SECONDS) return false
  const expected = signatureOf(secret, time, body)
  return parts.some(([name, value = '']) => {
    const given = name === 'v1' && /^[0-9a-f]{64}$/.test(value) ? Buffer.from(value, 'hex') : null
    return given !== null && timingSafeEqual(given, expected)
  })
}

/** What Stripe would send. */
export const sign = (body: string, secret: string, now: Date): string => {
  const time = String(Math.floor(now.getTime() / 1000))
  return `t=${time},v1=${signatureOf(secret, time, body).toString('hex')}`
}
