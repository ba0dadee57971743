import type { CSSProperties } from 'react'
import { type BandSegment, positionOn, type Span } from '#shared/kit/day-band.ts'
import { HOUR } from '#shared/kit/time-zones.ts'
import styles from './day-band.module.css'

export const percent = (fraction: number): string => `${+(fraction * 100).toFixed(3)}%`

export const spanStyle = (day: Span, span: Span) => ({
  insetInlineStart: percent(positionOn(day, span.from)),
  inlineSize: percent(positionOn(day, span.to) - positionOn(day, span.from)),
})

/** Light before the first working hour and dark after the last: this depicts the working day, not the sun. */
export const daylightStyle = (day: Span, work: Span) =>
  ({
    '--dawn-starts': percent(positionOn(day, work.from - 2 * HOUR)),
    '--dawn-ends': percent(positionOn(day, work.from)),
    '--dusk-starts': percent(positionOn(day, work.to)),
    '--dusk-ends': percent(positionOn(day, work.to + 3 * HOUR)),
  }) as CSSProperties

export function DayBandSegments({ day, segments }: { day: Span; segments: BandSegment[] }) {
  return segments.map((segment) => (
    <span
      key={segment.from}
      className={styles.segment}
      data-shared={segment.isShared || undefined}
      style={spanStyle(day, segment)}
    />
  ))
}

/** A side's working hours, with adjacent shared and unshared segments merged. */
export function joinSegments(segments: BandSegment[]): Span[] {
  const spans: Span[] = []
  for (const { from, to } of segments) {
    const previous = spans.at(-1)
    if (previous?.to === from) previous.to = to
    else spans.push({ from, to })
  }
  return spans
}
