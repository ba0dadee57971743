import { useLingui } from '@lingui/react/macro'
import { formatShortDate, formatTime, formatWeekday } from '#shared/kit/time-format.ts'
import { useClock } from '#web/platform/clock/use-clock.ts'
import type { Reader } from '../use-reader.ts'

type Place = { city: string; timeZone: string }

/** Dates in sentences, in the reader's time zone and, where it matters, the company's. */
export function useDates(reader: Reader) {
  const { t, i18n } = useLingui()
  const clock = useClock()
  const { locale } = i18n
  const timeOf = (at: number, zone: string) => formatTime(at, zone, locale, clock)
  return {
    /** 'Tue 17 Nov' */
    weekday: (at: string) => formatWeekday(Date.parse(at), reader.zone, locale),
    /** '17 Nov' */
    day: (at: string) => formatShortDate(Date.parse(at), reader.now, reader.zone, locale),
    /** 'Tue 17 Nov, 16:00 your time, 14:00 in Oslo'; names the day there as well when it differs. */
    moment(at: string, { city, timeZone }: Place): string {
      const instant = Date.parse(at)
      const day = formatWeekday(instant, reader.zone, locale)
      const time = timeOf(instant, reader.zone)
      const theirTime = timeOf(instant, timeZone)
      if (time === theirTime) return t`${day}, ${time} your time`
      const theirDay = formatWeekday(instant, timeZone, locale)
      const there = day === theirDay ? theirTime : `${theirDay}, ${theirTime}`
      return t`${day}, ${time} your time, ${there} in ${city}`
    },
  }
}
