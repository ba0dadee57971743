import { Trans, useLingui } from '@lingui/react/macro'
import type { PublicJob } from '#shared/features/jobs/jobs/jobs.contract.ts'
import { dayBand } from '#shared/kit/day-band.ts'
import { formatShortDate } from '#shared/kit/time-format.ts'
import { addDays, instantAt } from '#shared/kit/time-zones.ts'
import { DayBandClocks } from '#web/ui/day-band-clocks.tsx'
import { useDayBandText } from '#web/ui/day-band-text.ts'
import { clockCity, teamDay } from '../parts/job-band.ts'
import type { JobReader } from '../reader/use-job-reader.ts'
import styles from './fit-panel.module.css'

const WEEKS_AHEAD = 52

/**
 * Both working days as of today and, where only one side observes daylight saving time, how the overlap changes over the year.
 */
export function YearBands({ job, reader }: { job: PublicJob; reader: JobReader }) {
  const { i18n } = useLingui()
  const { describeLength } = useDayBandText()
  const { hours: own, country } = reader.person
  const other = teamDay(job)
  if (!own || !country || !other) return null
  const bandOn = (date: string) => dayBand({ date, own, other })
  const today = bandOn(reader.today)
  const change = changeAhead(reader.today, (date) => bandOn(date).sharedMinutes)
  const place = { city: reader.city ?? own.zone, country, zone: own.zone }
  const team = { city: clockCity(job), country: job.company.country, zone: other.zone }
  return (
    <div className={styles.bands}>
      <DayBandClocks band={today} own={place} other={team} hasLegend />
      <p className={styles.change}>
        {change ? (
          <Trans>
            From {formatShortDate(instantAt(own.zone, change.date, 0), reader.now, own.zone, i18n.locale)} it is{' '}
            {describeLength(change.minutes)}, because clocks change on one side only.
          </Trans>
        ) : (
          <Trans>The overlap stays the same all year, even when clocks change.</Trans>
        )}
      </p>
    </div>
  )
}

/** The first week with a different overlap than today. Weekly steps are enough: clock changes last longer. */
function changeAhead(today: string, sharedOn: (date: string) => number): { date: string; minutes: number } | null {
  const now = sharedOn(today)
  for (let week = 1; week <= WEEKS_AHEAD; week++) {
    const date = addDays(today, week * 7)
    const minutes = sharedOn(date)
    if (minutes !== now) return { date: firstDayWith(date, minutes, sharedOn), minutes }
  }
  return null
}

function firstDayWith(date: string, minutes: number, sharedOn: (date: string) => number): string {
  let first = date
  for (let day = 1; day < 7; day++) {
    const before = addDays(date, -day)
    if (sharedOn(before) !== minutes) break
    first = before
  }
  return first
}
