import { DAY } from '#shared/kit/time-zones.ts'

const isWeekend = (at: number): boolean => [0, 6].includes(new Date(at).getUTCDay())

/** Monday to Friday; public holidays differ from country to country and count as working days. */
export function addWorkingDays(start: Date, days: number): Date {
  let at = start.getTime()
  for (let left = days; left > 0; ) {
    at += DAY
    if (!isWeekend(at)) left -= 1
  }
  return new Date(at)
}
