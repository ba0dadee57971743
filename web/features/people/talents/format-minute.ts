import { formatTime } from '#shared/kit/time-format.ts'
import { MINUTE, MINUTES_PER_DAY } from '#shared/kit/time-zones.ts'

/** A minute of the day as a time of day. */
export const formatMinute = (minute: number, locale: string): string =>
  formatTime((minute % MINUTES_PER_DAY) * MINUTE, 'UTC', locale)
