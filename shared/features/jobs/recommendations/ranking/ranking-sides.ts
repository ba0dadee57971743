// All that the ranking sees. Who somebody is (name, face, gender, age, words about themselves) is not among it and cannot
// be: it is not in these types.

import type { Verdict } from '#shared/features/jobs/jobs/fit/fit-reasons.ts'
import type { JobLanguage, JobSkill, LanguageLevel, Seniority } from '#shared/features/jobs/jobs/job-terms.ts'
import type { Seniority as OwnSeniority } from '#shared/features/people/talents/talent-words.ts'
import type { DismissReason } from '../dismiss-reasons.ts'

/** What stays of a job in a "not interested": enough to know jobs that are alike, also when it is gone. */
export type DismissedJob = {
  companyId: string
  skillIds: readonly string[]
  seniority: Seniority
  /** The upper end a year in euros. */
  pay: number | null
  teamCountry: string
}

export type Dismissal = { reason: DismissReason; job: DismissedJob }

export type RankedPerson = {
  skills: readonly { skillId: string; level: number }[]
  /** Null here and below: they have not said. */
  seniority: OwnSeniority | null
  /** The least they work for, a year in euros. */
  payFloor: number | null
  languages: readonly { language: string; level: LanguageLevel }[]
  dismissals: readonly Dismissal[]
}

export type RankedJob = {
  id: string
  companyId: string
  skills: readonly JobSkill[]
  seniority: Seniority
  /** Whether it can be taken from where the person lives, in hours they keep. */
  verdict: Verdict
  pay: number | null
  languages: readonly JobLanguage[]
  teamCountry: string
  /** Whole days since it was published: a score does not change while one looks at it. */
  ageDays: number
}
