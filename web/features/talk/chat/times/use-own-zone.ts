import { useIdentity } from '#web/app/session/session-context.tsx'
import { useReaderZone } from '#web/platform/clock/use-now.ts'

/** The zone the person has told, else that of their device. */
export function useOwnZone(): string {
  const readerZone = useReaderZone()
  return useIdentity()?.timeZone ?? readerZone ?? 'UTC'
}
