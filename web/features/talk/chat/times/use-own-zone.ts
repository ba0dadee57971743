import { useIdentity } from '#web/app/session/session-context.tsx'
import { useReaderZone } from '#web/platform/clock/use-now.ts'

/** The time zone from the person's settings, otherwise that of their device. */
export function useOwnZone(): string {
  const readerZone = useReaderZone()
  return useIdentity()?.timeZone ?? readerZone ?? 'UTC'
}
