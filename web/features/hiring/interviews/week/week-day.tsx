import { Trans, useLingui } from '@lingui/react/macro'
import { IconCheck, IconClock, IconVideo } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import type { InterviewRequest } from '#shared/features/hiring/interviews/interview-requests.contract.ts'
import { isUpcoming } from '#shared/features/hiring/interviews/interview-status.ts'
import type { Interview } from '#shared/features/hiring/interviews/interviews.contract.ts'
import { dayBand, positionOn, type Span } from '#shared/kit/day-band.ts'
import { formatTime, formatWeekday } from '#shared/kit/time-format.ts'
import { addDays, dayAt, HOUR, type Instant, instantAt, type LocalDate, zoneCity } from '#shared/kit/time-zones.ts'
import { useClock } from '#web/platform/clock/use-clock.ts'
import { DayBandSegments, daylightStyle, percent } from '#web/ui/day-band-segments.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import styles from './week.module.css'
import { isDue, zonesThatChange } from './week-events.ts'

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
  interviews: readonly Interview[]
  requests: readonly InterviewRequest[]
  /** On a planned trip, to the city of the zone. */
  isAway: boolean
  /** Set for a weekend without events: where all days are visible, its two days share one thin row. */
  folded?: 'both' | 'second' | undefined
}

export function WeekDay({ date, zone, isAway, folded, now, interviews, requests }: WeekDayProps) {
  const { t, i18n } = useLingui()
  const clock = useClock()
  const day = dayAt(zone, date)
  const isIn = (at: Instant) => at >= day.from && at < day.to
  const view = { from: instantAt(zone, date, VIEW.from), to: instantAt(zone, date, VIEW.to) }
  const planned = interviews.filter(({ startsAt }) => isIn(Date.parse(startsAt)))
  const offered = requests.flatMap((request) =>
    request.times
      .filter(({ by }) => by === 'company')
      // The numbers are those of the choices below, of which some may be taken.
      .map(({ startsAt, isTaken, id }, place) => ({
        request,
        at: Date.parse(startsAt),
        isTaken,
        number: place + 1,
        id,
      }))
      .filter(({ at, isTaken }) => isIn(at) && !isTaken),
  )
  const due = requests.filter((request) => isDue(request) && isIn(Date.parse(request.expiresAt)))
  const met = planned[0] ?? offered[0]?.request ?? requests[0] ?? interviews[0]
  const own = { zone, window: met?.talentClock.window ?? TYPICAL }
  const other = met && { zone: met.companyClock.zone, window: met.companyClock.window ?? TYPICAL }
  const band = other ? dayBand({ date, own, other, view: VIEW }) : null
  const changed = zonesThatChange(date, zone, other?.zone ?? null)
    .map(zoneCity)
    .join(', ')
  return (
    <li className={styles.row} data-today={isIn(now) || undefined} data-folded={folded}>
      <span className={styles.label} translate="no">
        {formatWeekday(day.from + 12 * HOUR, zone, i18n.locale)}
        {folded === 'both' && ` – ${formatWeekday(day.to + 12 * HOUR, zone, i18n.locale)}`}
        {isAway && <span className={styles.away}>{zoneCity(zone)}</span>}
      </span>
      <div className={styles.band}>
        <div className={styles.strip} style={daylightStyle(view, workSpan(zone, date, own.window))}>
          {isIn(now) && now >= view.from && now <= view.to && (
            <span className={styles.now} style={{ insetInlineStart: percent(positionOn(view, now)) }} />
          )}
          <ul role="list">
            {planned.map(({ id, startsAt, company, status }) => (
              <li key={id}>
                <Link
                  to={isUpcoming(status) ? '/interviews/upcoming' : '/interviews/completed'}
                  className={styles.event}
                  data-over={!isUpcoming(status) || undefined}
                  style={{ '--place': percent(positionOn(view, Date.parse(startsAt))) } as CSSProperties}
                >
                  <Icon glyph={isUpcoming(status) ? IconVideo : IconCheck} size={16} />
                  {formatTime(Date.parse(startsAt), zone, i18n.locale, clock)} <bdi>{company.name}</bdi>
                </Link>
              </li>
            ))}
            {due.map(({ id, expiresAt }) => {
              const time = formatTime(Date.parse(expiresAt), zone, i18n.locale, clock)
              return (
                <li key={id}>
                  <span
                    className={styles.due}
                    style={{ '--place': percent(positionOn(view, Date.parse(expiresAt))) } as CSSProperties}
                  >
                    <Icon glyph={IconClock} size={16} />
                    {t`Answer by ${time}`}
                  </span>
                </li>
              )
            })}
            {offered.map(({ id, at, number, request }) => {
              const { name } = request.company
              const time = formatTime(at, zone, i18n.locale, clock)
              return (
                <li key={id}>
                  <Link
                    to="/applications/interview-requests"
                    className={styles.offer}
                    style={{ insetInlineStart: percent(positionOn(view, at)) }}
                  >
                    <span className={styles.number}>{i18n.number(number)}</span>
                    <time dateTime={new Date(at).toISOString()}>{time}</time>
                    <span className="visually-hidden">{t`Time ${number} offered by ${name}`}</span>
                  </Link>
                </li>
              )
            })}
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
