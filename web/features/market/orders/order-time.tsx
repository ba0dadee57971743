import { Trans, useLingui } from '@lingui/react/macro'
import { formatTime, formatWeekday } from '#shared/kit/time-format.ts'
import { offsetAt, zoneCity } from '#shared/kit/time-zones.ts'
import { useIdentity } from '#web/app/session/session-context.tsx'
import { useClock } from '#web/platform/clock/use-clock.ts'
import { useReaderZone } from '#web/platform/clock/use-now.ts'

type OrderTimeProps = { at: string; otherZone?: string | null }

/** 'Fri 20 Nov, 17:00' in the reader's zone, with the other side's clock where it differs. */
export function OrderTime({ at, otherZone = null }: OrderTimeProps) {
  const { i18n } = useLingui()
  const clock = useClock()
  const readerZone = useReaderZone()
  const zone = useIdentity()?.timeZone ?? readerZone ?? 'UTC'
  const moment = Date.parse(at)
  const textIn = (where: string) =>
    `${formatWeekday(moment, where, i18n.locale)}, ${formatTime(moment, where, i18n.locale, clock)}`
  const isElsewhere = otherZone !== null && offsetAt(zone, moment) !== offsetAt(otherZone, moment)
  const city = otherZone === null ? '' : zoneCity(otherZone)
  return (
    <>
      {/* Server and browser may ship different ICU versions; keep the server's text instead of failing hydration. */}
      <time dateTime={at} suppressHydrationWarning>
        {textIn(zone)}
      </time>
      {isElsewhere && (
        <span suppressHydrationWarning>
          {' '}
          <Trans>
            ({textIn(otherZone)} in {city})
          </Trans>
        </span>
      )}
    </>
  )
}
