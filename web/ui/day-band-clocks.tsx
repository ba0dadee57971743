import { Trans, useLingui } from '@lingui/react/macro'
import { type DayBand, hourMarks, positionOn, type Span } from '#shared/kit/day-band.ts'
import { formatTime } from '#shared/kit/time-format.ts'
import { useClock } from '#web/platform/clock/use-clock.ts'
import { Country } from './country.tsx'
import bandStyles from './day-band.module.css'
import styles from './day-band-clocks.module.css'
import { DayBandScale } from './day-band-scale.tsx'
import { DayBandSegments, joinSegments, percent } from './day-band-segments.tsx'
import { useDayBandText } from './day-band-text.ts'

/** `country` is null where only the time zone is known. */
type BandPlace = { city: string; country: string | null; zone: string }
type DayBandClocksProps = { band: DayBand; own: BandPlace; other: BandPlace; hasLegend?: boolean }

/** Both working days on the reader's axis, each labelled in its own time zone. */
export function DayBandClocks({ band, own, other, hasLegend = false }: DayBandClocksProps) {
  const { describeOverlap, describeSpans } = useDayBandText()
  const rows = [
    { place: own, segments: band.own },
    { place: other, segments: band.other },
  ]
  return (
    <figure className={styles.figure}>
      <figcaption className="visually-hidden">
        {rows.map(({ place, segments }) => (
          <bdi key={place.city}>{`${place.city} ${describeSpans(joinSegments(segments), place.zone)}. `}</bdi>
        ))}
        {describeOverlap(band)}
      </figcaption>
      <div className={styles.rows} aria-hidden="true">
        {rows.map(({ place, segments }) => (
          <div key={place.city} className={styles.row}>
            <span className={styles.place}>
              {place.country === null ? <bdi>{place.city}</bdi> : <Country code={place.country} city={place.city} />}
            </span>
            <span className={bandStyles.band} data-size="full">
              <DayBandSegments day={band.day} segments={segments} />
              {joinSegments(segments).map((span) => (
                <ClockLabels key={span.from} day={band.day} span={span} zone={place.zone} />
              ))}
            </span>
          </div>
        ))}
        <div className={styles.row}>
          <span />
          <DayBandScale day={band.day} marks={hourMarks(band.day, band.zone, 360)} zone={band.zone} isHoursOnly />
        </div>
      </div>
      {hasLegend && (
        <p className={styles.legend} aria-hidden="true">
          <span className={styles.key} data-shared>
            <Trans>Both working</Trans>
          </span>
          <span className={styles.key}>
            <Trans>One side working</Trans>
          </span>
        </p>
      )}
    </figure>
  )
}

// The share of the strip a label beside the hours needs on a phone; with less room it moves inside them.
const LABEL_ROOM = 0.24

function ClockLabels({ day, span, zone }: { day: Span; span: Span; zone: string }) {
  const { i18n } = useLingui()
  const clock = useClock()
  const from = positionOn(day, span.from)
  const to = positionOn(day, span.to)
  const beforeStyle = from < LABEL_ROOM ? { insetInlineStart: percent(from) } : { insetInlineEnd: percent(1 - from) }
  const afterStyle = 1 - to < LABEL_ROOM ? { insetInlineEnd: percent(1 - to) } : { insetInlineStart: percent(to) }
  return (
    <>
      {span.from > day.from && (
        <span className={styles.clock} data-inside={from < LABEL_ROOM || undefined} style={beforeStyle}>
          {formatTime(span.from, zone, i18n.locale, clock)}
        </span>
      )}
      {span.to < day.to && (
        <span className={styles.clock} data-inside={1 - to < LABEL_ROOM || undefined} style={afterStyle}>
          {formatTime(span.to, zone, i18n.locale, clock)}
        </span>
      )}
    </>
  )
}
