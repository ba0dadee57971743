import { useIdentity } from '#web/app/session/session-context.tsx'
import { useReaderZone } from '#web/platform/clock/use-now.ts'
import { Time } from '#web/ui/time.tsx'

/** The time of day, for what ends within minutes. */
export function ClockTime({ at }: { at: string }) {
  const readerZone = useReaderZone()
  const zone = useIdentity()?.timeZone ?? readerZone ?? 'UTC'
  const instant = Date.parse(at)
  return <Time at={instant} now={instant} zone={zone} format="clock" />
}
