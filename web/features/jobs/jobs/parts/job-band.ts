import { coreDay } from '#shared/features/jobs/jobs/fit/fit.ts'
import { fitJob } from '#shared/features/jobs/jobs/fit/fit-card.ts'
import type { JobCard } from '#shared/features/jobs/jobs/jobs.contract.ts'
import { type DayBand, dayBand, type WorkDay } from '#shared/kit/day-band.ts'
import type { JobReader } from '../reader/use-job-reader.ts'

/** The hours the job wants people to be there, on the clock of its team. */
export const teamDay = (job: JobCard): WorkDay => coreDay(fitJob(job))

/** Today, on the reader's clock; null until they have a zone. */
export function bandOf(job: JobCard, { person, today }: JobReader): DayBand | null {
  return person.hours && dayBand({ date: today, own: person.hours, other: teamDay(job) })
}

/** The city whose clock the job keeps: that of its company, or of another zone it has chosen. */
export function clockCity(job: JobCard): string {
  const { zone } = job.hours
  return zone === null || zone === job.company.timeZone
    ? job.company.city
    : (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
}
