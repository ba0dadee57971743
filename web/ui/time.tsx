import { Trans, useLingui } from '@lingui/react/macro'
import {
  formatDistance,
  formatLongDate,
  formatRelativeDay,
  formatTime,
  formatWeekday,
} from '#shared/kit/time-format.ts'
import type { Instant } from '#shared/kit/time-zones.ts'
import { useClock } from '#web/platform/clock/use-clock.ts'
import { Flag } from './flag.tsx'
import styles from './time.module.css'

type TimeProps = {
  at: Instant
  /** The reader's own time zone. */
  zone: string
  now: Instant
  /**
   * day: 'Today, 16:00' in lists. full: 'Tue 17 Nov, 16:00 your time' when it matters. distance: '2 days ago'.
   * clock: '16:00'. date: 'Tuesday 17 November' as a title.
   */
  format?: 'day' | 'full' | 'distance' | 'clock' | 'date'
}

export function Time({ at, zone, now, format = 'day' }: TimeProps) {
  const { i18n } = useLingui()
  const clock = useClock()
  const time = formatTime(at, zone, i18n.locale, clock)
  const day = formatRelativeDay(at, now, zone, i18n.locale)
  const weekday = formatWeekday(at, zone, i18n.locale)
  // Server and browser may ship different ICU versions; keep the server's text instead of failing hydration.
  return (
    <time dateTime={new Date(at).toISOString()} suppressHydrationWarning>
      {format === 'clock' && time}
      {format === 'date' && formatLongDate(at, zone, i18n.locale)}
      {format === 'distance' && formatDistance(at, now, i18n.locale)}
      {format === 'day' && (
        <Trans>
          {day}, {time}
        </Trans>
      )}
      {format === 'full' && (
        <Trans>
          {weekday}, {time} your time
        </Trans>
      )}
    </time>
  )
}

type ZonePlace = { label: string; country: string; zone: string }
type TimeInZonesProps = {
  at: Instant
  /** The reader's own place comes first. */
  own: ZonePlace
  other: ZonePlace
}

/** One moment in two time zones. If the other zone is on another day, it says which. */
export function TimeInZones({ at, own, other }: TimeInZonesProps) {
  const { i18n } = useLingui()
  const clock = useClock()
  const isSameDay = formatWeekday(at, own.zone, i18n.locale) === formatWeekday(at, other.zone, i18n.locale)
  return (
    <dl className={styles.zones}>
      {[own, other].map((place) => (
        <div key={place.label} className={styles.zone}>
          <dt className={styles.place}>
            <Flag country={place.country} />
            <bdi>{place.label}</bdi>
          </dt>
          <dd className={styles.clock}>
            {formatTime(at, place.zone, i18n.locale, clock)}
            {!isSameDay && <span className={styles.day}>{formatWeekday(at, place.zone, i18n.locale)}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
