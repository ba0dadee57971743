import { Trans, useLingui } from '@lingui/react/macro'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { zoneOn } from '#shared/features/hiring/interviews/travel/clock-at.ts'
import { hourMarks, positionOn, type Span } from '#shared/kit/day-band.ts'
import { formatHour, formatLongDate } from '#shared/kit/time-format.ts'
import {
  addDays,
  dayAt,
  HOUR,
  type Instant,
  instantAt,
  type LocalDate,
  localDateAt,
  zoneCity,
} from '#shared/kit/time-zones.ts'
import { useClock } from '#web/platform/clock/use-clock.ts'
import { Card } from '#web/ui/card.tsx'
import { percent } from '#web/ui/day-band-segments.tsx'
import { Flag } from '#web/ui/flag.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { DayPicker } from './day-picker.tsx'
import styles from './week.module.css'
import { VIEW, WeekDay } from './week-day.tsx'
import { eventsOf, mainSides, type Week, zonesThatChange } from './week-events.ts'
import { daysOf } from './week-span.ts'

type WeekCardProps = {
  week: Week
  monday: LocalDate
  zone: string
  now: Instant
  hrefOf: (monday: LocalDate) => string
}

/** The week as one day band per day, under one ruler for each side. */
export function WeekCard({ week, monday, zone, now, hrefOf }: WeekCardProps) {
  const { t, i18n } = useLingui()
  const main = mainSides(week)
  const other = main?.other ?? null
  const zoneOf = (date: LocalDate) => (main ? zoneOn({ zone, trips: main.own.trips }, date) : zone)
  const first = { from: instantAt(zone, monday, VIEW.from), to: instantAt(zone, monday, VIEW.to) }
  const title = formatLongDate(dayAt(zone, monday).from + 12 * HOUR, zone, i18n.locale)
  const days = daysOf(monday)
  const events = eventsOf(week)
  const eventsOn = (date: LocalDate) => events.filter(({ at }) => localDateAt(zoneOf(date), at) === date)
  const isQuiet = (date: LocalDate) =>
    eventsOn(date).length === 0 &&
    date !== localDateAt(zoneOf(date), now) &&
    zonesThatChange(date, zoneOf(date), other?.zone ?? null).length === 0
  const isWeekendQuiet = days.slice(5).every(isQuiet)
  return (
    <Card
      title={<Trans>Week of {title}</Trans>}
      aside={
        <span className={styles.arrows}>
          <Link to={hrefOf(addDays(monday, -7))} aria-label={t`Previous week`} className={styles.arrow}>
            <Icon glyph={IconChevronLeft} isMirrored />
          </Link>
          <Link to={hrefOf(addDays(monday, 7))} aria-label={t`Next week`} className={styles.arrow}>
            <Icon glyph={IconChevronRight} isMirrored />
          </Link>
        </span>
      }
    >
      <div key={monday} className={styles.week}>
        <DayPicker days={days} today={localDateAt(zone, now)} eventsOn={eventsOn} />
        <Ruler day={first} zone={zone} country={main?.own.country ?? null} />
        <ul role="list" className={styles.days}>
          {days.map((date, place) => (
            <WeekDay
              key={date}
              date={date}
              zone={zoneOf(date)}
              isAway={zoneOf(date) !== zone}
              folded={isWeekendQuiet && place > 4 ? (place === 5 ? 'both' : 'second') : undefined}
              now={now}
              events={eventsOn(date)}
              main={main}
            />
          ))}
        </ul>
        {other && other.zone !== zone && <Ruler day={first} zone={other.zone} axis={zone} country={other.country} />}
        <p className={styles.legend}>
          <span className={styles.key} data-shared />
          <Trans>Both at work</Trans>
          <span className={styles.key} />
          {week.side === 'talent' ? (
            <Trans>Company’s working hours</Trans>
          ) : (
            // Only applicants themselves see their own hours.
            <Trans>Office hours where the applicant is</Trans>
          )}
          {other && other.zone !== zone && <Rulers own={zoneCity(zone)} theirs={zoneCity(other.zone)} />}
        </p>
      </div>
    </Card>
  )
}

/** On a phone there is no room for the names beside the rulers. */
function Rulers({ own, theirs }: { own: string; theirs: string }) {
  return (
    <span className={styles.rulers}>
      <Trans>
        {own} above, {theirs} below
      </Trans>
    </span>
  )
}

/** Hours of one side's clock; the reader's hours are the axis. */
function Ruler({
  day,
  zone,
  axis = zone,
  country,
}: {
  day: Span
  zone: string
  axis?: string
  country: string | null
}) {
  const { i18n } = useLingui()
  const clock = useClock()
  return (
    <div className={styles.ruler} aria-hidden="true">
      <span className={styles.label} translate="no">
        {country && <Flag country={country} />} {zoneCity(zone)}
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
