import { Trans, useLingui } from '@lingui/react/macro'
import { formatTime } from '#shared/kit/time-format.ts'
import { useClock } from '#web/platform/clock/use-clock.ts'
import { useOwnZone } from './use-own-zone.ts'
import { zoneCity } from './zone-city.ts'

type MessageTimeProps = {
  at: string
  /** The other side's clock, where there is one other side. */
  otherZone: string | null
}

/** The reader's own clock first; the other's beside it only when it shows another hour. */
export function MessageTime({ at, otherZone }: MessageTimeProps) {
  const { i18n } = useLingui()
  const clock = useClock()
  const zone = useOwnZone()
  const moment = Date.parse(at)
  const own = formatTime(moment, zone, i18n.locale, clock)
  const other = otherZone && formatTime(moment, otherZone, i18n.locale, clock)
  const city = otherZone && zoneCity(otherZone)
  return (
    <span>
      <time dateTime={at} suppressHydrationWarning>
        {own}
      </time>
      {other && other !== own && (
        <>
          {' '}
          <Trans>
            (<time dateTime={at}>{other}</time> in <bdi>{city}</bdi>)
          </Trans>
        </>
      )}
    </span>
  )
}
