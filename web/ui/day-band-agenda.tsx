import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { type DayBand, hourMarks, positionOn } from '#shared/kit/day-band.ts'
import { formatTime } from '#shared/kit/time-format.ts'
import type { Instant } from '#shared/kit/time-zones.ts'
import { useClock } from '#web/platform/clock/use-clock.ts'
import styles from './day-band-agenda.module.css'
import { DayBandScale } from './day-band-scale.tsx'
import { daylightStyle, joinSegments, percent, spanStyle } from './day-band-segments.tsx'
import { useDayBandText } from './day-band-text.ts'
import { type Glyph, Icon } from './icon.tsx'

export type AgendaEvent = {
  id: string
  title: string
  href: string
  glyph: Glyph
  from: Instant
  to: Instant
  tone?: 'fill' | 'info'
}

/** Before this position there is only room for the time after the line, not before it. */
const EARLY = 0.25

type DayBandAgendaProps = {
  band: DayBand
  now: Instant
  events: AgendaEvent[]
  /** Whose hours the line under the strip shows. */
  otherName: string
}

/** The reader's own day: daylight around their working hours, what is planned, and the current time. */
export function DayBandAgenda({ band, now, events, otherName }: DayBandAgendaProps) {
  const { t, i18n } = useLingui()
  const clock = useClock()
  const { describeSpans } = useDayBandText()
  const otherSpans = joinSegments(band.other)
  const otherHours = describeSpans(otherSpans, band.zone)
  const isToday = now >= band.day.from && now < band.day.to
  return (
    <div className={styles.agenda}>
      <div className={styles.strip} {...daylight(band)}>
        {isToday && (
          <span
            className={styles.now}
            data-early={positionOn(band.day, now) < EARLY || undefined}
            style={{ insetInlineStart: percent(positionOn(band.day, now)) }}
          >
            <span className={styles.time}>
              <span className="visually-hidden">{t`Now`} </span>
              {formatTime(now, band.zone, i18n.locale, clock)}
            </span>
          </span>
        )}
        <ul role="list">
          {events.map((event) => (
            <li key={event.id}>
              <Link
                to={event.href}
                className={styles.event}
                data-tone={event.tone ?? 'fill'}
                style={{ insetInlineStart: percent(positionOn(band.day, event.from)) }}
              >
                <Icon glyph={event.glyph} size={16} />
                <span className={styles.title}>
                  {formatTime(event.from, band.zone, i18n.locale, clock)} <bdi>{event.title}</bdi>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
      {otherSpans.length > 0 && (
        <div className={styles.other} role="img" aria-label={t`${otherName} works ${otherHours} your time`}>
          {otherSpans.map((span) => (
            <span key={span.from} className={styles.hours} style={spanStyle(band.day, span)} />
          ))}
        </div>
      )}
      <div aria-hidden="true">
        <DayBandScale day={band.day} marks={hourMarks(band.day, band.zone, 120)} zone={band.zone} />
      </div>
    </div>
  )
}

/** Without working hours nothing is drawn, because an all-light day would suggest 24 of them. */
function daylight({ day, own }: DayBand) {
  const [first] = own
  const last = own.at(-1)
  if (!first || !last) return {}
  return { style: daylightStyle(day, { from: first.from, to: last.to }), 'data-daylight': true }
}
