import { useLingui } from '@lingui/react'
import { formatDate, formatTime } from '#shared/kit/time-format.ts'
import { useIdentity } from '#web/app/session/session-context.tsx'
import { useClock } from '#web/platform/clock/use-clock.ts'
import { useReaderZone } from '#web/platform/clock/use-now.ts'

/** A moment on the reader's own calendar and clock: as their account sets them, else as their device does. */
export function OwnTime({ at, isDateOnly = false }: { at: string; isDateOnly?: boolean }) {
  const { i18n } = useLingui()
  const clock = useClock()
  const readerZone = useReaderZone()
  const zone = useIdentity()?.timeZone ?? readerZone ?? 'UTC'
  const moment = Date.parse(at)
  const day = formatDate(moment, zone, i18n.locale)
  return (
    // Server and browser may know different editions of a language's formats; what the server wrote then stands.
    <time dateTime={at} suppressHydrationWarning>
      {isDateOnly ? day : `${day}, ${formatTime(moment, zone, i18n.locale, clock)}`}
    </time>
  )
}
