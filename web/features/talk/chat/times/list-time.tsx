import { useLingui } from '@lingui/react/macro'
import { formatShortDate, formatTime } from '#shared/kit/time-format.ts'
import { localDateAt } from '#shared/kit/time-zones.ts'
import { useClock } from '#web/platform/clock/use-clock.ts'
import { useNow } from '#web/platform/clock/use-now.ts'
import styles from './times.module.css'
import { useOwnZone } from './use-own-zone.ts'

/** The time for today, the date for earlier. */
export function ListTime({ at }: { at: string }) {
  const { i18n } = useLingui()
  const clock = useClock()
  const zone = useOwnZone()
  const moment = Date.parse(at)
  // The server cannot know the reader's current time: until hydration nothing counts as today.
  const now = useNow()
  const isToday = now !== null && localDateAt(zone, now) === localDateAt(zone, moment)
  return (
    <time className={styles.list} dateTime={at} suppressHydrationWarning>
      {isToday
        ? formatTime(moment, zone, i18n.locale, clock)
        : formatShortDate(moment, now ?? moment, zone, i18n.locale)}
    </time>
  )
}
