import { Trans, useLingui } from '@lingui/react/macro'
import type { SideClock } from '#shared/features/hiring/interviews/interview-facts.contract.ts'
import { clockAt } from '#shared/features/hiring/interviews/travel/clock-at.ts'
import type { Span } from '#shared/kit/day-band.ts'
import { formatTime, formatWeekday } from '#shared/kit/time-format.ts'
import { useClock } from '#web/platform/clock/use-clock.ts'
import { Flag } from '#web/ui/flag.tsx'
import styles from './parts.module.css'
import { cityOf } from './side-clocks.ts'

type BothTimesProps = Span & { own: SideClock; other: SideClock }

/** '16:30–17:15' */
export function useSpanText() {
  const { i18n } = useLingui()
  const clock = useClock()
  return ({ from, to }: Span, zone: string): string =>
    `${formatTime(from, zone, i18n.locale, clock)}–${formatTime(to, zone, i18n.locale, clock)}`
}

/** The reader's day and clock first, the other side's beside it, with its day where that differs. */
export function BothTimes({ from, to, ...clocks }: BothTimesProps) {
  const { i18n } = useLingui()
  const spanText = useSpanText()
  const [own, other] = [clockAt(clocks.own, from), clockAt(clocks.other, from)]
  const day = formatWeekday(from, own.zone, i18n.locale)
  const theirDay = formatWeekday(from, other.zone, i18n.locale)
  const [city, theirCity] = [cityOf(own), cityOf(other)]
  return (
    <span className={styles.both} suppressHydrationWarning>
      <span className={styles.day}>
        <time dateTime={new Date(from).toISOString()}>{day}</time>
      </span>
      <span className={styles.side}>
        <span className={styles.own}>{spanText({ from, to }, own.zone)}</span>
        <span className={styles.place}>
          {own.country && <Flag country={own.country} />}
          <span>
            <Trans>
              You, <bdi>{city}</bdi>
            </Trans>
          </span>
        </span>
      </span>
      <span className={styles.side}>
        <span className={styles.theirs}>
          {theirDay !== day && `${theirDay}, `}
          {spanText({ from, to }, other.zone)}
        </span>
        <span className={styles.place}>
          {other.country && <Flag country={other.country} />}
          <bdi>{theirCity}</bdi>
        </span>
      </span>
    </span>
  )
}
