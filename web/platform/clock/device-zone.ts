import { MINUTE } from '#shared/kit/time-zones.ts'

let zone = ''
let askedAt = Number.NEGATIVE_INFINITY

/** The time zone of the device. Asking is slow, and every request and every clock needs it: the answer is kept for a minute. */
export function deviceZone(): string {
  const now = performance.now()
  if (now - askedAt > MINUTE) {
    zone = Intl.DateTimeFormat().resolvedOptions().timeZone
    askedAt = now
  }
  return zone
}
