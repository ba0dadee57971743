import { useIdentity } from '#web/app/session/session-context.tsx'
import { useNow, useReaderZone } from '#web/platform/clock/use-now.ts'
import { Time } from '#web/ui/time.tsx'

/** In the reader's own time zone. */
export function MomentOf({ at, format = 'day' }: { at: string; format?: 'day' | 'date' }) {
  const readerZone = useReaderZone()
  const zone = useIdentity()?.timeZone ?? readerZone ?? 'UTC'
  const instant = Date.parse(at)
  return <Time at={instant} now={useNow() ?? instant} zone={zone} format={format} />
}
