import { coreDay } from '#shared/features/jobs/jobs/fit/fit.ts'
import { fitJob } from '#shared/features/jobs/jobs/fit/fit-card.ts'
import type { JobCard } from '#shared/features/jobs/jobs/jobs.contract.ts'
import { type DayBand, dayBand, type Span, type WorkDay } from '#shared/kit/day-band.ts'
import { addDays, instantAt, type LocalDate } from '#shared/kit/time-zones.ts'
import type { JobReader } from '../reader/use-job-reader.ts'

/** The job's working hours, in its team's time zone; null if it does not say. */
export const teamDay = (job: JobCard): WorkDay | null => coreDay(fitJob(job))

/** A working day that begins on a date, which may end on the next one. */
export function spanOn({ zone, window: { from, to } }: WorkDay, date: LocalDate): Span {
  return { from: instantAt(zone, date, from), to: instantAt(zone, to <= from ? addDays(date, 1) : date, to) }
}

/** Today, in the reader's time zone; null until that and the team's hours are known. */
export function bandOf(job: JobCard, { person, today }: JobReader): DayBand | null {
  const other = teamDay(job)
  return person.hours && other && dayBand({ date: today, own: person.hours, other })
}

/** The city whose time zone the job uses: the company's, or that of another zone it has chosen. */
export function clockCity(job: JobCard): string {
  const { zone } = job.hours
  return zone === null || zone === job.company.timeZone
    ? (job.company.city ?? '')
    : (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
}
