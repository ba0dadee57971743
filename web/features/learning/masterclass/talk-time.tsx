import { Trans, useLingui } from '@lingui/react/macro'
import { formatDistance, formatTime, formatWeekday } from '#shared/kit/time-format.ts'
import { offsetAt, zoneCity } from '#shared/kit/time-zones.ts'
import { useIdentity } from '#web/app/session/session-context.tsx'
import { useClock } from '#web/platform/clock/use-clock.ts'
import { useNow, useReaderZone } from '#web/platform/clock/use-now.ts'

export function useOwnZone(): string {
  const readerZone = useReaderZone()
  return useIdentity()?.timeZone ?? readerZone ?? 'UTC'
}

/** 'Fri 20 Nov, 17:00', in the reader's zone. */
export function TalkTime({ at }: { at: string }) {
  const { i18n } = useLingui()
  const clock = useClock()
  const zone = useOwnZone()
  const moment = Date.parse(at)
  return (
    // Server and browser may ship different ICU versions; keep the server's text instead of failing hydration.
    <time dateTime={at} suppressHydrationWarning>
      {formatWeekday(moment, zone, i18n.locale)}, {formatTime(moment, zone, i18n.locale, clock)}
    </time>
  )
}

/** The speaker's clock, where it differs from the reader's. */
export function SpeakerTime({ at, zone }: { at: string; zone: string }) {
  const { i18n } = useLingui()
  const clock = useClock()
  const own = useOwnZone()
  const moment = Date.parse(at)
  if (offsetAt(own, moment) === offsetAt(zone, moment)) return null
  const isSameDay = formatWeekday(moment, own, i18n.locale) === formatWeekday(moment, zone, i18n.locale)
  const time = formatTime(moment, zone, i18n.locale, clock)
  const there = isSameDay ? time : `${formatWeekday(moment, zone, i18n.locale)}, ${time}`
  const city = zoneCity(zone)
  return (
    <span suppressHydrationWarning>
      <Trans>
        ({there} in {city})
      </Trans>
    </span>
  )
}

/** 'in 3 days'. Nothing on the server, which does not know the reader's clock. */
export function Countdown({ at }: { at: string }) {
  const { i18n } = useLingui()
  const now = useNow()
  if (now === null) return null
  return <time dateTime={at}>{formatDistance(Date.parse(at), now, i18n.locale)}</time>
}
