// The terms of a job as plain values: who can take it, from where, during which hours, for what pay. Tables, contracts,
// search and the fit all use these lists, and none of them needs a schema library for it.

import type { WorkWindow } from '#shared/kit/day-band.ts'
import type { Money, PayPeriod } from '#shared/kit/money.ts'

export const employmentTypes = [
  'full_time',
  'part_time',
  'contract',
  'temporary',
  'internship',
  'freelance_project',
] as const
export type EmploymentType = (typeof employmentTypes)[number]

/** How a person is hired: by the company in their country, through an employer of record, or as a contractor. */
export const engagements = ['employee_local', 'employee_eor', 'contractor'] as const
export type Engagement = (typeof engagements)[number]

/** What a job can say; companies choose one of these. */
export const statedWorkplaces = ['remote', 'hybrid', 'onsite'] as const
export type StatedWorkplace = (typeof statedWorkplaces)[number]
/** `unknown` if an imported job does not say. It is never read as remote or as on-site. */
export const workplaces = [...statedWorkplaces, 'unknown'] as const
export type Workplace = (typeof workplaces)[number]

/** Whether people must come to an office, some or all days. */
export const isAtOffice = (workplace: Workplace): workplace is 'hybrid' | 'onsite' =>
  workplace === 'hybrid' || workplace === 'onsite'

export const seniorities = ['intern', 'junior', 'mid', 'senior', 'lead', 'principal', 'executive'] as const
export type Seniority = (typeof seniorities)[number]

/** Terms every job has, but not every imported one states. Where it does not, a usual value is stored and never shown. */
export const statableTerms = ['seniority', 'employmentType', 'engagements'] as const
export type StatableTerm = (typeof statableTerms)[number]

/** What a job says about where people may live. `unknown` is never read as worldwide. */
export const eligibilityModes = ['worldwide', 'allow', 'deny', 'unknown'] as const
export type EligibilityMode = (typeof eligibilityModes)[number]

export const jobRegions = [
  'africa',
  'latam',
  'north_america',
  'europe',
  'eu',
  'eea',
  'emea',
  'mena',
  'apac',
  'oceania',
] as const
export type JobRegion = (typeof jobRegions)[number]

export const workAuthorizations = ['none_needed', 'must_hold', 'sponsor_visa', 'sponsor_relocation'] as const
export type WorkAuthorization = (typeof workAuthorizations)[number]

export const MAX_EVIDENCE = 500

export type Eligibility = {
  mode: EligibilityMode
  /** For `allow` and `deny`, as alpha-2 codes; otherwise empty. */
  countries: readonly string[]
  regions: readonly JobRegion[]
  /** ISO 3166-2, for example US-WA. */
  excludedSubdivisions: readonly string[]
  /** Null if the job does not say. */
  workAuthorization: WorkAuthorization | null
  residenceRequired: boolean
  /** The quoted line of the job that says so. */
  evidence: string | null
}

export const MAX_OVERLAP_HOURS = 8

/** The hours a job requires. Everything is optional, because most jobs say little. */
export type JobHours = {
  /** The IANA zone of the hours; null for the company's. */
  zone: string | null
  /** When everyone is expected to be available, in `zone`; null for the company's working hours. */
  core: WorkWindow | null
  /** Required overlap in hours per day, in steps of half an hour; 0 for none. */
  minOverlapHours: number
  /** The UTC offsets people may live in, in hours, inclusive. */
  utcOffsets: { from: number; to: number } | null
}

export const payPeriods = ['hour', 'day', 'week', 'month', 'year', 'once'] as const satisfies readonly PayPeriod[]

export const payBases = ['gross', 'net', 'contractor_rate'] as const
export type PayBasis = (typeof payBases)[number]

/** Whether pay is the same everywhere or depends on where the person lives. */
export const payPolicies = ['global', 'location_adjusted'] as const
export type PayPolicy = (typeof payPolicies)[number]

export const DEFAULT_HOURS_PER_WEEK = 40
export const MAX_HOURS_PER_WEEK = 60

export type JobPay = {
  /** One bound may be missing ("from", "up to"), never both. Both have the same currency. */
  min: Money | null
  max: Money | null
  period: PayPeriod
  hoursPerWeek: number
  basis: PayBasis
  policy: PayPolicy
}

export const equipmentTerms = ['provided', 'stipend', 'own'] as const

export const languageLevels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const
export type LanguageLevel = (typeof languageLevels)[number]

/** `language` is a BCP 47 tag, for example pt or pt-BR. */
export type JobLanguage = { language: string; level: LanguageLevel }

export const MIN_SKILL_LEVEL = 1
export const MAX_SKILL_LEVEL = 5
export const MAX_JOB_SKILLS = 20

export type JobSkill = { skillId: string; isRequired: boolean; minLevel: number }

export const stageKinds = ['review', 'screening', 'test', 'interview', 'task', 'references', 'offer'] as const
export type StageKind = (typeof stageKinds)[number]
