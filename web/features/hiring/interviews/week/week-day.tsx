import { Trans, useLingui } from '@lingui/react/macro'
import { IconCheck, IconClock, IconVideo } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import { dayBand, positionOn, type Span } from '#shared/kit/day-band.ts'
import { formatTime, formatWeekday } from '#shared/kit/time-format.ts'
import { addDays, dayAt, HOUR, type Instant, instantAt, type LocalDate, zoneCity } from '#shared/kit/time-zones.ts'
import { useClock } from '#web/platform/clock/use-clock.ts'
import { DayBandSegments, daylightStyle, percent } from '#web/ui/day-band-segments.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import styles from './week.module.css'
import { type Sides, type WeekEvent, zonesThatChange } from './week-events.ts'

/** What a day shows: most people meet between six and ten. */
export const VIEW = { from: 6 * 60, to: 22 * 60 }
const TYPICAL = { from: 9 * 60, to: 18 * 60 }

/** Hours that end at or before their start end on the next day. */
function workSpan(zone: string, date: LocalDate, { from, to }: { from: number; to: number }): Span {
  return { from: instantAt(zone, date, from), to: instantAt(zone, to > from ? date : addDays(date, 1), to) }
}

type WeekDayProps = {
  date: LocalDate
  zone: string
  now: Instant
  /** Of this day. */
  events: readonly WeekEvent[]
  /** Of the week, for a day without events. */
  main: Sides | null
  /** On a planned trip, to the city of the zone. */
  isAway: boolean
  /** Set for a weekend without events: where all days are visible, its two days share one thin row. */
  folded?: 'both' | 'second' | undefined
}

export function WeekDay({ date, zone, isAway, folded, now, events, main }: WeekDayProps) {
  const { i18n } = useLingui()
  const day = dayAt(zone, date)
  const isToday = now >= day.from && now < day.to
  const view = { from: instantAt(zone, date, VIEW.from), to: instantAt(zone, date, VIEW.to) }
  const met = events[0] ?? main
  const own = { zone, window: met?.own.window ?? TYPICAL }
  const other = met && { zone: met.other.zone, window: met.other.window ?? TYPICAL }
  const band = other ? dayBand({ date, own, other, view: VIEW }) : null
  const changed = zonesThatChange(date, zone, other?.zone ?? null)
    .map(zoneCity)
    .join(', ')
  return (
    <li className={styles.row} data-today={isToday || undefined} data-folded={folded}>
      <span className={styles.label} translate="no">
        {formatWeekday(day.from + 12 * HOUR, zone, i18n.locale)}
        {folded === 'both' && ` – ${formatWeekday(day.to + 12 * HOUR, zone, i18n.locale)}`}
        {isAway && <span className={styles.away}>{zoneCity(zone)}</span>}
      </span>
      <div className={styles.band}>
        <div className={styles.strip} style={daylightStyle(view, workSpan(zone, date, own.window))}>
          {isToday && now >= view.from && now <= view.to && (
            <span className={styles.now} style={{ insetInlineStart: percent(positionOn(view, now)) }} />
          )}
          <ul role="list">
            {events.map((event) => (
              <li key={event.id}>
                <Event event={event} zone={zone} place={percent(positionOn(view, event.at))} />
              </li>
            ))}
          </ul>
        </div>
        {band && (
          <div className={styles.line} aria-hidden="true">
            <DayBandSegments day={band.day} segments={band.other} />
          </div>
        )}
        {changed && (
          <p className={styles.change}>
            <Trans>Clocks change: {changed}</Trans>
          </p>
        )}
      </div>
    </li>
  )
}

function Event({ event, zone, place }: { event: WeekEvent; zone: string; place: string }) {
  const { t, i18n } = useLingui()
  const clock = useClock()
  const { kind, at, href, name, number, isOwn } = event
  const time = formatTime(at, zone, i18n.locale, clock)
  const style = { '--place': place } as CSSProperties
  if (kind === 'due')
    return (
      <span className={styles.due} style={style}>
        <Icon glyph={IconClock} size={16} />
        {t`Answer by ${time}`}
      </span>
    )
  if (kind === 'offered')
    return (
      <Link to={href} className={styles.offer} style={{ insetInlineStart: place }}>
        <span className={styles.number}>{i18n.number(number)}</span>
        <time dateTime={new Date(at).toISOString()}>{time}</time>
        <span className="visually-hidden">
          {isOwn ? (
            <Trans>
              Time {number} offered to {name}
            </Trans>
          ) : (
            <Trans>
              Time {number} offered by {name}
            </Trans>
          )}
        </span>
      </Link>
    )
  return (
    <Link to={href} className={styles.event} data-over={kind === 'over' || undefined} style={style}>
      <Icon glyph={kind === 'planned' ? IconVideo : IconCheck} size={16} />
      {time} <bdi>{name}</bdi>
    </Link>
  )
}
