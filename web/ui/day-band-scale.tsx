import { useLingui } from '@lingui/react/macro'
import { positionOn, type Span } from '#shared/kit/day-band.ts'
import { formatHour } from '#shared/kit/time-format.ts'
import type { Instant } from '#shared/kit/time-zones.ts'
import { useClock } from '#web/platform/clock/use-clock.ts'
import styles from './day-band-scale.module.css'
import { percent } from './day-band-segments.tsx'

type DayBandScaleProps = { day: Span; marks: Instant[]; zone: string; isHoursOnly?: boolean }

/** Hours under a strip. The first and last stay within its edges; phones show every third one. */
export function DayBandScale({ day, marks, zone, isHoursOnly = false }: DayBandScaleProps) {
  const { i18n } = useLingui()
  const clock = useClock()
  return (
    <span className={styles.scale} data-dense={marks.length > 6 || undefined}>
      {marks.map((mark) => {
        const position = positionOn(day, mark)
        const edge = position === 0 ? 'start' : position === 1 ? 'end' : undefined
        const time = formatHour(mark, zone, i18n.locale, isHoursOnly ? 'h23' : clock)
        // Show midnight at the end as 24, or the day would seem to run backwards.
        const hour = mark === day.to ? i18n.number(24) : time.slice(0, 2)
        return (
          <span key={mark} className={styles.mark} data-edge={edge} style={{ insetInlineStart: percent(position) }}>
            {isHoursOnly ? hour : time}
          </span>
        )
      })}
    </span>
  )
}
