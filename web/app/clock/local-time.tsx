import { useLingui } from '@lingui/react'
import { formatDate, formatTime } from '#shared/kit/time-format.ts'
import { useIdentity } from '#web/app/session/session-context.tsx'
import { useClock } from '#web/platform/clock/use-clock.ts'
import { useReaderZone } from '#web/platform/clock/use-now.ts'

/** A moment in the reader's own calendar and time zone: those of their account, else those of their device. */
export function LocalTime({ at, isDateOnly = false }: { at: string; isDateOnly?: boolean }) {
  const { i18n } = useLingui()
  const clock = useClock()
  const readerZone = useReaderZone()
  const zone = useIdentity()?.timeZone ?? readerZone ?? 'UTC'
  const moment = Date.parse(at)
  const day = formatDate(moment, zone, i18n.locale)
  return (
    // Server and browser may ship different ICU versions; keep the server's text instead of failing hydration.
    <time dateTime={at} suppressHydrationWarning>
      {isDateOnly ? day : `${day}, ${formatTime(moment, zone, i18n.locale, clock)}`}
    </time>
  )
}
