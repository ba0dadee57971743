import type { Instant } from '#shared/kit/time-zones.ts'
import { useIdentity } from '#web/app/session/session-context.tsx'
import { useNow, useReaderZone } from '#web/platform/clock/use-now.ts'

/** The person whose time zone all times are shown in. */
export type Reader = { zone: string; city: string | null; now: Instant }

/** `requestedAt` is when the page's loader ran, so that server and browser render the same. */
export function useReader(requestedAt: Instant): Reader {
  const identity = useIdentity()
  const readerZone = useReaderZone()
  const now = useNow() ?? requestedAt
  return { zone: identity?.timeZone ?? readerZone ?? 'UTC', city: identity?.city ?? null, now }
}
