import { Trans, useLingui } from '@lingui/react/macro'
import { IconCheck, IconChevronLeft, IconChevronRight, IconVideo } from '@tabler/icons-react'
import type { InterviewRequest } from '#shared/features/hiring/interviews/interview-requests.contract.ts'
import { isUpcoming } from '#shared/features/hiring/interviews/interview-status.ts'
import type { Interview } from '#shared/features/hiring/interviews/interviews.contract.ts'
import { dayBand, hourMarks, positionOn, type Span } from '#shared/kit/day-band.ts'
import { formatHour, formatLongDate, formatTime, formatWeekday } from '#shared/kit/time-format.ts'
import {
  addDays,
  dayAt,
  HOUR,
  type Instant,
  instantAt,
  type LocalDate,
  offsetAt,
  zoneCity,
} from '#shared/kit/time-zones.ts'
import { useClock } from '#web/platform/clock/use-clock.ts'
import { Card } from '#web/ui/card.tsx'
import { DayBandSegments, daylightStyle, percent } from '#web/ui/day-band-segments.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import styles from './week.module.css'
import { daysOf } from './week-span.ts'

/** What a day shows: most people meet between six and ten. */
const VIEW = { from: 6 * 60, to: 22 * 60 }
const TYPICAL = { from: 9 * 60, to: 18 * 60 }

type WeekCardProps = {
  monday: LocalDate
  zone: string
  now: Instant
  interviews: readonly Interview[]
  requests: readonly InterviewRequest[]
}

/** The week as one day band per day, under one ruler for each side. */
export function WeekCard({ monday, zone, now, interviews, requests }: WeekCardProps) {
  const { t, i18n } = useLingui()
  const met = requests[0] ?? interviews[0]
  const other = met?.companyClock ?? null
  const first = { from: instantAt(zone, monday, VIEW.from), to: instantAt(zone, monday, VIEW.to) }
  const title = formatLongDate(dayAt(zone, monday).from + 12 * HOUR, zone, i18n.locale)
  return (
    <Card
      title={<Trans>Week of {title}</Trans>}
      aside={
        <span className={styles.arrows}>
          <Link to={`/interviews?week=${addDays(monday, -7)}`} aria-label={t`Previous week`} className={styles.arrow}>
            <Icon glyph={IconChevronLeft} isMirrored />
          </Link>
          <Link to={`/interviews?week=${addDays(monday, 7)}`} aria-label={t`Next week`} className={styles.arrow}>
            <Icon glyph={IconChevronRight} isMirrored />
          </Link>
        </span>
      }
    >
      <div className={styles.week}>
        <Ruler day={first} zone={zone} />
        <ul role="list" className={styles.days}>
          {daysOf(monday).map((date) => (
            <WeekDay key={date} date={date} zone={zone} now={now} interviews={interviews} requests={requests} />
          ))}
        </ul>
        {other && other.zone !== zone && <Ruler day={first} zone={other.zone} axis={zone} />}
        <p className={styles.legend}>
          <span className={styles.key} data-shared />
          <Trans>Both at work</Trans>
          <span className={styles.key} />
          <Trans>The company at work</Trans>
        </p>
      </div>
    </Card>
  )
}

/** Hours of one side's clock; the reader's hours are the axis. */
function Ruler({ day, zone, axis = zone }: { day: Span; zone: string; axis?: string }) {
  const { i18n } = useLingui()
  const clock = useClock()
  return (
    <div className={styles.ruler} aria-hidden="true">
      <span className={styles.label} translate="no">
        {zoneCity(zone)}
      </span>
      <span className={styles.hours}>
        {hourMarks(day, axis, 120).map((mark) => (
          <span key={mark} className={styles.hour} style={{ insetInlineStart: percent(positionOn(day, mark)) }}>
            {formatHour(mark, zone, i18n.locale, clock)}
          </span>
        ))}
      </span>
    </div>
  )
}

/** Hours that end at or before their start end on the next day. */
function workSpan(zone: string, date: LocalDate, { from, to }: { from: number; to: number }): Span {
  return { from: instantAt(zone, date, from), to: instantAt(zone, to > from ? date : addDays(date, 1), to) }
}

type WeekDayProps = Pick<WeekCardProps, 'zone' | 'now' | 'interviews' | 'requests'> & { date: LocalDate }

function WeekDay({ date, zone, now, interviews, requests }: WeekDayProps) {
  const { t, i18n } = useLingui()
  const clock = useClock()
  const day = dayAt(zone, date)
  const isIn = (at: Instant) => at >= day.from && at < day.to
  const view = { from: instantAt(zone, date, VIEW.from), to: instantAt(zone, date, VIEW.to) }
  const planned = interviews.filter(({ startsAt }) => isIn(Date.parse(startsAt)))
  const offered = requests.flatMap((request) =>
    request.times
      .filter(({ by, isTaken }) => by === 'company' && !isTaken)
      .map((time, place) => ({ request, at: Date.parse(time.startsAt), number: place + 1, id: time.id }))
      .filter(({ at }) => isIn(at)),
  )
  const met = planned[0] ?? offered[0]?.request ?? requests[0] ?? interviews[0]
  const own = { zone, window: met?.talentClock.window ?? TYPICAL }
  const other = met && { zone: met.companyClock.zone, window: met.companyClock.window ?? TYPICAL }
  const band = other ? dayBand({ date, own, other, view: VIEW }) : null
  const changes = [zone, ...(other && other.zone !== zone ? [other.zone] : [])].filter(
    (one) => offsetAt(one, day.from) !== offsetAt(one, day.to),
  )
  const changed = changes.map(zoneCity).join(', ')
  return (
    <li className={styles.row} data-today={isIn(now) || undefined}>
      <span className={styles.label} translate="no">
        {formatWeekday(day.from + 12 * HOUR, zone, i18n.locale)}
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
                  style={{ insetInlineStart: percent(positionOn(view, Date.parse(startsAt))) }}
                >
                  <Icon glyph={isUpcoming(status) ? IconVideo : IconCheck} size={16} />
                  {formatTime(Date.parse(startsAt), zone, i18n.locale, clock)} <bdi>{company.name}</bdi>
                </Link>
              </li>
            ))}
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
