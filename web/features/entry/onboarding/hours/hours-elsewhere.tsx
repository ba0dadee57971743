import { Trans } from '@lingui/react/macro'
import { dayBand, type WorkWindow } from '#shared/kit/day-band.ts'
import { type Instant, localDateAt } from '#shared/kit/time-zones.ts'
import { Country } from '#web/ui/country.tsx'
import { DayBand } from '#web/ui/day-band.tsx'
import { useDayBandText } from '#web/ui/day-band-text.ts'
import styles from './hours-step.module.css'

const officeHours: WorkWindow = { from: 9 * 60, to: 17 * 60 }

/** Far apart on purpose: together they show what a longer or later day makes possible. */
const places = [
  { city: 'London', country: 'GB', zone: 'Europe/London' },
  { city: 'New York', country: 'US', zone: 'America/New_York' },
  { city: 'Singapore', country: 'SG', zone: 'Asia/Singapore' },
]

/** How the hours overlap with office hours elsewhere, updated while they are dragged. */
export function HoursElsewhere({ hours, zone, now }: { hours: WorkWindow; zone: string; now: Instant }) {
  const { describeLength } = useDayBandText()
  return (
    <section className={styles.elsewhere} aria-labelledby="elsewhere">
      <h2 id="elsewhere" className={styles.heading}>
        <Trans>Overlap with office hours in</Trans>
      </h2>
      <ul role="list" className={styles.rows}>
        {places.map((place) => {
          const band = dayBand({
            date: localDateAt(zone, now),
            own: { zone, window: hours },
            other: { zone: place.zone, window: officeHours },
          })
          return (
            <li key={place.zone} className={styles.row}>
              <Country code={place.country} city={place.city} />
              <DayBand band={band} size="medium" />
              <span className={styles.length}>{describeLength(band.sharedMinutes)}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
