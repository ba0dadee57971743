import { Trans, useLingui } from '@lingui/react/macro'
import { IconMapPin } from '@tabler/icons-react'
import { positionOn, type Span, type WorkWindow, workSpans } from '#shared/kit/day-band.ts'
import { dayAt, localDateAt } from '#shared/kit/time-zones.ts'
import { useNow, useReaderZone } from '#web/platform/clock/use-now.ts'
import { Country } from '#web/ui/country.tsx'
import { percent, spanStyle } from '#web/ui/day-band-segments.tsx'
import { Icon } from '#web/ui/icon.tsx'
import styles from './city-bands.module.css'

const officeHours: WorkWindow = { from: 9 * 60, to: 17 * 60 }

const cities = [
  { city: 'Oslo', country: 'NO', zone: 'Europe/Oslo' },
  { city: 'Bengaluru', country: 'IN', zone: 'Asia/Kolkata' },
  { city: 'São Paulo', country: 'BR', zone: 'America/Sao_Paulo' },
]

/** Working hours of four cities in the reader's time zone, and the current time. Only the browser knows that zone. */
export function CityBands() {
  const { t } = useLingui()
  const now = useNow()
  const ownZone = useReaderZone()
  const day = now !== null && ownZone !== null ? dayAt(ownZone, localDateAt(ownZone, now)) : null
  const spansAt = (zone: string | null): Span[] => (day && zone ? workSpans({ zone, window: officeHours }, day) : [])
  return (
    <div className={styles.bands}>
      <ul role="list" className={styles.rows}>
        <li className={styles.row}>
          <span className={styles.place}>
            <Icon glyph={IconMapPin} size={16} />
            {t`You`}
          </span>
          <Strip day={day} spans={spansAt(ownZone)} now={now} isOwn />
        </li>
        {cities.map(({ city, country, zone }) => (
          <li key={zone} className={styles.row}>
            <span className={styles.place}>
              <Country code={country} city={city} />
            </span>
            <Strip day={day} spans={spansAt(zone)} now={now} />
          </li>
        ))}
      </ul>
      <p className={styles.caption}>
        <Trans>Four cities, one day. Yours is in gold.</Trans>
      </p>
    </div>
  )
}

type StripProps = { day: Span | null; spans: Span[]; now: number | null; isOwn?: boolean }

function Strip({ day, spans, now, isOwn = false }: StripProps) {
  return (
    <span className={styles.strip} aria-hidden="true">
      {day &&
        spans.map((span) => (
          <span key={span.from} className={styles.hours} data-own={isOwn || undefined} style={spanStyle(day, span)} />
        ))}
      {day && now !== null && (
        <span className={styles.now} style={{ insetInlineStart: percent(positionOn(day, now)) }} />
      )}
    </span>
  )
}
