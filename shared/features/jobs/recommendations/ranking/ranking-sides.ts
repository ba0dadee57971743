// Everything the ranking sees. Personal traits (name, photo, gender, age, self-description) are not in these types, so
// they cannot influence it. Of a headline only the roles it names get here.

import type { Verdict } from '#shared/features/jobs/jobs/fit/fit-reasons.ts'
import type { JobLanguage, JobSkill, LanguageLevel, Seniority } from '#shared/features/jobs/jobs/job-terms.ts'
import type { Seniority as OwnSeniority } from '#shared/features/people/talents/talent-words.ts'
import type { DismissReason } from '../dismiss-reasons.ts'

/** What a dismissal keeps of its job: enough to recognise similar ones, even after the job is deleted. */
export type DismissedJob = {
  companyId: string
  skillIds: readonly string[]
  seniority: Seniority
  /** The upper bound per year, in euros. */
  pay: number | null
  /** Null if nobody says where it is. */
  teamCountry: string | null
}

export type Dismissal = { reason: DismissReason; job: DismissedJob }

export type RankedPerson = {
  skills: readonly { skillId: string; level: number }[]
  /** Roles found in their headline and in the titles of jobs they applied for or saved. */
  roles: readonly string[]
  /** Null here and below: not set. */
  seniority: OwnSeniority | null
  /** Minimum pay per year, in euros. */
  payFloor: number | null
  languages: readonly { language: string; level: LanguageLevel }[]
  dismissals: readonly Dismissal[]
}

export type RankedJob = {
  id: string
  companyId: string
  skills: readonly JobSkill[]
  /** Named in its title. */
  roles: readonly string[]
  seniority: Seniority
  /** Whether the person can take it from where they live, during their hours. */
  verdict: Verdict
  pay: number | null
  languages: readonly JobLanguage[]
  teamCountry: string | null
  /** Whole days since publication, so that a score does not change while someone is looking at it. */
  ageDays: number
}
