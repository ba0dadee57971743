import { formatTime, formatWeekday } from '#shared/kit/time-format.ts'
import { type Instant, offsetAt, zoneCity } from '#shared/kit/time-zones.ts'

/** 'Fri 20 Nov, 17:00 (09:00 in Toronto)'; the other clock only where it differs. */
export function bothClocks(at: Instant, own: string, other: string, locale: string): string {
  const time = `${formatWeekday(at, own, locale)}, ${formatTime(at, own, locale)}`
  if (offsetAt(own, at) === offsetAt(other, at)) return time
  const isSameDay = formatWeekday(at, own, locale) === formatWeekday(at, other, locale)
  const there = `${isSameDay ? '' : `${formatWeekday(at, other, locale)}, `}${formatTime(at, other, locale)}`
  return `${time} (${there}, ${zoneCity(other)})`
}
