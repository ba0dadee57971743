// A job as read from a feed: what the feed does not say is null, so that nothing is made up during the import.

import type { LocalDate } from '#shared/kit/time-zones.ts'
import type {
  Eligibility,
  EmploymentType,
  Engagement,
  JobHours,
  JobPay,
  Seniority,
  StatedWorkplace,
} from './job-terms.ts'

export type ImportedLocation = { city: string | null; country: string | null }

export const importSources = [
  'greenhouse',
  'lever',
  'ashby',
  'recruitee',
  'workable',
  'smartrecruiters',
  'personio',
  'workday',
  'rippling',
  'bamboohr',
  'breezy',
  'pinpoint',
  'teamtailor',
  'oracle',
  'jazzhr',
  'successfactors',
  'indeed',
  'jsonld',
  'rss',
] as const
export type ImportSource = (typeof importSources)[number]

/** Job boards, where each posting names its company. */
export const boardSources = [
  'himalayas',
  'remotive',
  'weworkremotely',
  'remoteok',
  'arbeitnow',
  'hackernews',
  'rss_board',
] as const
export type BoardSource = (typeof boardSources)[number]
export const feedSources = [...importSources, ...boardSources] as const
export type FeedSource = (typeof feedSources)[number]

export type ImportedJob = {
  source: FeedSource
  /** The feed's own id of the job, stable across runs. */
  externalId: string
  /** Where people read and apply. */
  url: string
  title: string
  /** As a job board names it; null in a company's own feed. */
  employer: string | null
  /** Sanitised HTML. */
  description: string
  department: string | null
  employmentType: EmploymentType | null
  /** Empty if the feed does not say. */
  engagements: readonly Engagement[]
  workplace: StatedWorkplace | null
  seniority: Seniority | null
  locations: readonly ImportedLocation[]
  eligibility: Eligibility
  hours: JobHours
  pay: JobPay | null
  /** The lines that were recognised; null where none was, or where the feed has structured data. */
  evidence: { eligibility: string | null; workplace: string | null; hours: string | null; pay: string | null }
  publishedOn: LocalDate | null
  closesOn: LocalDate | null
}
