// A job as a feed tells it, after reading: what no feed says is null, so that nothing is invented on the way in.

import type { LocalDate } from '#shared/kit/time-zones.ts'
import type { Eligibility, EmploymentType, Engagement, JobHours, JobPay, Seniority, Workplace } from './job-terms.ts'

export type ImportedLocation = { city: string | null; country: string | null }

export const importSources = [
  'greenhouse',
  'lever',
  'ashby',
  'recruitee',
  'workable',
  'smartrecruiters',
  'personio',
  'indeed',
  'jsonld',
  'rss',
] as const
export type ImportSource = (typeof importSources)[number]

export type ImportedJob = {
  source: ImportSource
  /** The feed's own name of the job: the same in every run. */
  externalId: string
  /** Where people read and apply. */
  url: string
  title: string
  /** Sanitised HTML. */
  description: string
  department: string | null
  employmentType: EmploymentType | null
  /** Empty: the feed does not say. */
  engagements: readonly Engagement[]
  workplace: Workplace | null
  seniority: Seniority | null
  locations: readonly ImportedLocation[]
  eligibility: Eligibility
  hours: JobHours
  pay: JobPay | null
  /** The lines of the text that were understood; null where nothing was, or where the feed has it as figures. */
  evidence: { eligibility: string | null; hours: string | null; pay: string | null }
  publishedOn: LocalDate | null
  closesOn: LocalDate | null
}
