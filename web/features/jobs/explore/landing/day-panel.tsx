import { Trans, useLingui } from '@lingui/react/macro'
import type { JobCard } from '#shared/features/jobs/jobs/jobs.contract.ts'
import { dayBand, hourMarks, positionOn, type WorkDay } from '#shared/kit/day-band.ts'
import { formatTime } from '#shared/kit/time-format.ts'
import type { Instant } from '#shared/kit/time-zones.ts'
import type { GuestAddress } from '#web/features/jobs/job-search/address/guest-address.ts'
import { teamDay } from '#web/features/jobs/jobs/parts/job-band.ts'
import { usePlaceText } from '#web/features/jobs/jobs/parts/place-text.ts'
import { useClock } from '#web/platform/clock/use-clock.ts'
import { Country } from '#web/ui/country.tsx'
import bandStyles from '#web/ui/day-band.module.css'
import { DayBandScale } from '#web/ui/day-band-scale.tsx'
import { DayBandSegments, percent } from '#web/ui/day-band-segments.tsx'
import { useDayBandText } from '#web/ui/day-band-text.ts'
import { useGuestReader } from '../use-guest-reader.ts'
import styles from './day-panel.module.css'

const TEAMS = 3

type Row = { city: string; country: string; day: WorkDay }

type DayPanelProps = { address: GuestAddress; requestedAt: Instant; jobs: readonly JobCard[] }

/** The reader's working day, compared with those of real teams. */
export function DayPanel({ address, requestedAt, jobs }: DayPanelProps) {
  const { t, i18n } = useLingui()
  const clock = useClock()
  const { countryInText } = usePlaceText()
  const { describeOverlap } = useDayBandText()
  const { person, place, now, today } = useGuestReader(address, requestedAt)
  if (!person.hours || !place.country || !place.city) return null
  const own = person.hours
  const rows: Row[] = [{ city: place.city, country: place.country, day: own }, ...teamsIn(jobs, place.city)]
  const { day, zone } = dayBand({ date: today, own, other: own })
  const time = formatTime(now, own.zone, i18n.locale, clock)
  return (
    <section className={styles.panel}>
      <h2 className={styles.title}>
        <Trans>Your day in {countryInText(place.country)}, and when teams work</Trans>
      </h2>
      <ul role="list" className={styles.rows}>
        {rows.map((row, at) => {
          const band = dayBand({ date: today, own, other: row.day })
          return (
            <li key={row.city} className={styles.row}>
              <Country code={row.country} city={row.city} />
              <span className={styles.clock}>{formatTime(now, row.day.zone, i18n.locale, clock)}</span>
              <span className={styles.strip}>
                <span
                  className={bandStyles.band}
                  data-size="medium"
                  {...(at > 0 && { role: 'img', 'aria-label': describeOverlap(band) })}
                >
                  <DayBandSegments day={band.day} segments={band.other} />
                </span>
                <span className={styles.now} style={{ insetInlineStart: percent(positionOn(day, now)) }} />
              </span>
            </li>
          )
        })}
        <li className={styles.row} aria-hidden="true">
          <span />
          <span />
          <DayBandScale day={day} marks={hourMarks(day, zone, 360)} zone={zone} isHoursOnly />
        </li>
      </ul>
      <p className={styles.legend} aria-hidden="true">
        <span className={styles.key} data-of="shared">{t`both working`}</span>
        <span className={styles.key} data-of="theirs">{t`only they are working`}</span>
        <span className={styles.key} data-of="now">{t`now, ${time}`}</span>
      </p>
    </section>
  )
}

/** The first teams of the list that are in different cities. */
function teamsIn(jobs: readonly JobCard[], home: string): Row[] {
  const byCity = new Map<string, Row>()
  for (const job of jobs) {
    const { city, country } = job.company
    const day = teamDay(job)
    if (city === null || country === null || day === null) continue
    if (city !== home && !byCity.has(city)) byCity.set(city, { city, country, day })
  }
  return [...byCity.values()].slice(0, TEAMS)
}
