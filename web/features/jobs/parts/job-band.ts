import { coreDay } from '#shared/features/jobs/fit/fit.ts'
import { fitJob } from '#shared/features/jobs/fit/fit-card.ts'
import type { JobCard } from '#shared/features/jobs/jobs.contract.ts'
import { type DayBand, dayBand, type WorkDay } from '#shared/kit/day-band.ts'
import type { JobReader } from '../reader/use-job-reader.ts'

/** The hours the job wants people to be there, on the clock of its team. */
export const teamDay = (job: JobCard): WorkDay => coreDay(fitJob(job))

/** Today, on the reader's clock; null until they have a zone. */
export function bandOf(job: JobCard, { person, today }: JobReader): DayBand | null {
  return person.hours && dayBand({ date: today, own: person.hours, other: teamDay(job) })
}
