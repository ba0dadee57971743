import { useLingui } from '@lingui/react/macro'
import type { DayBand, Span } from '#shared/kit/day-band.ts'
import { listFormat } from '#shared/kit/intl/formatters.ts'
import { formatTime } from '#shared/kit/time-format.ts'
import { useClock } from '#web/platform/clock/use-clock.ts'

/** The strip as text: it is never shown without it. */
export function useDayBandText() {
  const { t, i18n } = useLingui()
  const clock = useClock()

  const describeLength = (minutes: number): string => {
    const hours = Math.floor(minutes / 60)
    const rest = minutes % 60
    if (!rest) return t`${hours} h`
    return hours ? t`${hours} h ${rest} min` : t`${rest} min`
  }

  const describeSpans = (spans: Span[], zone: string): string => {
    const times = spans.map(({ from, to }) => {
      return `${formatTime(from, zone, i18n.locale, clock)}–${formatTime(to, zone, i18n.locale, clock)}`
    })
    return listFormat(i18n.locale).format(times)
  }

  /** '7 h overlap, 10:00–17:00 your time' */
  const describeOverlap = (band: DayBand): string => {
    if (!band.sharedMinutes) return t`No overlap`
    const length = describeLength(band.sharedMinutes)
    const times = describeSpans(band.shared, band.zone)
    return t`${length} overlap, ${times} your time`
  }

  return { describeLength, describeSpans, describeOverlap }
}
