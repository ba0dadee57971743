// Terms of a fictional job, as varied as real ones: who can apply, where, at which hours, for what pay. Also generates the
// million jobs of the benchmark, so it is fast.

import { regionOf } from '#server/features/base/reference/reference.service.ts'
import type { Region } from '#shared/features/base/reference/reference.contract.ts'
import { countriesOf } from '#shared/features/jobs/jobs/fit/regions.ts'
import type { JobFields, JobLocation } from '#shared/features/jobs/jobs/job-fields.contract.ts'
import type {
  EmploymentType,
  Engagement,
  JobHours,
  JobPay,
  JobRegion,
  Seniority,
  Workplace,
} from '#shared/features/jobs/jobs/job-terms.ts'
import type { ExchangeRates } from '#shared/kit/exchange-rates.ts'
import { moneyFromMajor } from '#shared/kit/money.ts'
import type { Random } from '../random.ts'
import { levelFor } from './job-title.ts'
import type { Role } from './roles.ts'

export type EmployingCompany = { country: string; city: string; currency: string; languages: readonly string[] }

type Weighted<T> = readonly (readonly [number, T])[]

function draw<T>(random: Random, list: Weighted<T>): T {
  let left = random.integer(
    1,
    list.reduce((sum, [weight]) => sum + weight, 0),
  )
  for (const [weight, value] of list) {
    left -= weight
    if (left <= 0) return value
  }
  throw new Error('unreachable: weights must be positive')
}

const seniorityWeights: Weighted<Seniority> = [
  [3, 'intern'],
  [14, 'junior'],
  [34, 'mid'],
  [33, 'senior'],
  [11, 'lead'],
  [4, 'principal'],
  [1, 'executive'],
]

const payFactor: Record<Seniority, number> = {
  intern: 0.35,
  junior: 0.62,
  mid: 0.85,
  senior: 1.08,
  lead: 1.25,
  principal: 1.45,
  executive: 1.7,
}

const workplaceWeights: Weighted<Workplace> = [
  [78, 'remote'],
  [14, 'hybrid'],
  [8, 'onsite'],
]

const employmentWeights: Weighted<EmploymentType> = [
  [68, 'full_time'],
  [10, 'part_time'],
  [11, 'contract'],
  [4, 'temporary'],
  [7, 'freelance_project'],
]

const engagementSets: Weighted<readonly Engagement[]> = [
  [30, ['employee_local']],
  [12, ['employee_local', 'employee_eor']],
  [16, ['employee_eor', 'contractor']],
  [26, ['contractor']],
  [16, ['employee_local', 'employee_eor', 'contractor']],
]

/** With the title that was drawn for it. */
export type TitledRole = Role & { title: string }

export function jobTerms(random: Random, role: TitledRole, company: EmployingCompany, rates: ExchangeRates) {
  const seniority = levelFor(role.title, draw(random, seniorityWeights))
  const workplace = draw(random, workplaceWeights)
  const employmentType = seniority === 'intern' ? 'internship' : draw(random, employmentWeights)
  const isFreelance = employmentType === 'contract' || employmentType === 'freelance_project'
  const engagements: readonly Engagement[] = isFreelance ? ['contractor'] : draw(random, engagementSets)
  return {
    employmentType,
    engagements: [...engagements],
    workplace,
    seniority,
    eligibility: drawEligibility(random, workplace, company),
    hours: drawHours(random, company),
    pay: drawPay(random, { role, seniority, employmentType, isFreelance, company, rates }),
    languages: drawLanguages(random, company),
    skills: drawSkills(random, role, seniority),
    travelPercent: draw(random, [
      [80, 0],
      [12, 10],
      [6, 25],
      [2, 50],
    ]),
    equipment: draw(random, [
      [60, 'provided'],
      [25, 'stipend'],
      [15, 'own'],
    ] as const),
    locations: drawLocations(random, workplace, company),
  } satisfies Partial<JobFields>
}

const homeRegions: Record<Region, readonly JobRegion[]> = {
  africa: ['africa', 'emea'],
  americas: ['latam', 'north_america'],
  asia: ['apac', 'mena'],
  europe: ['europe', 'eu', 'eea', 'emea'],
  oceania: ['oceania', 'apac'],
  antarctica: ['oceania'],
}

type DrawnEligibility = JobFields['eligibility']

function drawEligibility(random: Random, workplace: Workplace, { country }: EmployingCompany): DrawnEligibility {
  const region = random.pick(homeRegions[regionOf(country)])
  const open: Omit<DrawnEligibility, 'mode' | 'countries' | 'regions'> = {
    excludedSubdivisions: country === 'US' && random.integer(1, 5) === 1 ? ['US-CA', 'US-WA'] : [],
    workAuthorization: draw(random, [
      [40, null],
      [20, 'none_needed'],
      [22, 'must_hold'],
      [12, 'sponsor_visa'],
      [6, 'sponsor_relocation'],
    ] as const),
    residenceRequired: workplace !== 'remote',
    evidence: null,
  }
  const kind = draw(random, [
    [30, 'worldwide'],
    [22, 'region'],
    [14, 'home'],
    [10, 'few'],
    [8, 'deny'],
    [16, 'unknown'],
  ] as const)
  switch (kind) {
    case 'worldwide':
      return { ...open, mode: 'worldwide', countries: [], regions: [] }
    case 'region':
      return { ...open, mode: 'allow', countries: [], regions: [region] }
    case 'home':
      return { ...open, mode: 'allow', countries: [country], regions: [] }
    case 'few': {
      const near = countriesOf(region)
      const start = random.integer(0, 4) * 3
      return {
        ...open,
        mode: 'allow',
        countries: [...new Set([country, ...near.slice(start, start + 3)])],
        regions: [],
      }
    }
    case 'deny':
      return { ...open, mode: 'deny', countries: random.integer(0, 1) === 0 ? ['US'] : ['RU', 'BY'], regions: [] }
    case 'unknown':
      return { ...open, mode: 'unknown', countries: [], regions: [] }
  }
}

function drawHours(random: Random, { country }: EmployingCompany): JobHours {
  const minOverlapHours = draw(random, [
    [40, 0],
    [10, 2],
    [14, 3],
    [20, 4],
    [8, 5],
    [8, 6],
  ])
  const isBounded = regionOf(country) === 'europe' && random.integer(1, 8) === 1
  return {
    zone: null,
    core: draw(random, [
      [70, null],
      [15, { from: 10 * 60, to: 15 * 60 }],
      [15, { from: 13 * 60, to: 18 * 60 }],
    ]),
    minOverlapHours,
    utcOffsets: isBounded ? { from: -1, to: 4 } : null,
  }
}

/** Cities are expensive, small countries are not: pay follows the location of the company, not of the person. */
const costOfLiving: Record<string, number> = {
  NO: 1.15,
  US: 1.4,
  CA: 1.05,
  GB: 1.05,
  DE: 1,
  NL: 1,
  SE: 0.95,
  FI: 0.95,
  NZ: 0.85,
  JP: 0.8,
  KR: 0.8,
}
const DEFAULT_COST_OF_LIVING = 0.55

type PayInput = {
  role: Role
  seniority: Seniority
  employmentType: EmploymentType
  isFreelance: boolean
  company: EmployingCompany
  rates: ExchangeRates
}

function drawPay(random: Random, input: PayInput): JobPay | null {
  const { role, seniority, employmentType, isFreelance, company, rates } = input
  const isEu = countriesOf('eu').includes(company.country)
  if (!isEu && random.integer(1, 100) <= 22) return null
  const currency = random.integer(1, 4) === 1 && !isEu ? 'USD' : company.currency
  const rate = currency === 'EUR' ? 1 : (rates[currency]?.perEuro ?? 1)
  const yearly =
    role.pay *
    1000 *
    payFactor[seniority] *
    (costOfLiving[company.country] ?? DEFAULT_COST_OF_LIVING) *
    (random.integer(88, 112) / 100)
  const period = isFreelance ? draw(random, freelancePeriods) : draw(random, employeePeriods)
  const perPeriod = (yearly * rate) / { hour: 1600, day: 210, month: 12, year: 1 }[period]
  const spread = random.integer(8, 22) / 100
  const hoursPerWeek = employmentType === 'part_time' ? random.pick([16, 20, 24, 30]) : 40
  return {
    min: moneyFromMajor(roundPay(perPeriod * (1 - spread)), currency),
    max: moneyFromMajor(roundPay(perPeriod * (1 + spread)), currency),
    period,
    hoursPerWeek,
    basis: isFreelance ? 'contractor_rate' : 'gross',
    policy: random.integer(1, 4) === 1 ? 'location_adjusted' : 'global',
  }
}

const freelancePeriods: Weighted<'hour' | 'day'> = [
  [70, 'hour'],
  [30, 'day'],
]
const employeePeriods: Weighted<'year' | 'month'> = [
  [62, 'year'],
  [38, 'month'],
]

/** Two significant digits, as people write pay. */
function roundPay(amount: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(amount)) - 1)
  return Math.max(1, Math.round(amount / step) * step)
}

function drawLanguages(random: Random, { languages }: EmployingCompany): JobFields['languages'] {
  const english = { language: 'en', level: random.pick(['B1', 'B2', 'B2', 'C1'] as const) }
  const [home] = languages
  if (!home || home === 'en' || random.integer(1, 100) > 30) return [english]
  const own = { language: home, level: random.pick(['B1', 'B2', 'C1'] as const) }
  return random.integer(1, 3) === 1 ? [own] : [english, own]
}

const skillLevel: Record<Seniority, number> = {
  intern: 1,
  junior: 2,
  mid: 3,
  senior: 4,
  lead: 4,
  principal: 5,
  executive: 4,
}

function drawSkills(random: Random, { skills }: Role, seniority: Seniority): JobFields['skills'] {
  const count = Math.min(skills.length, random.integer(3, 6))
  const [first = '', ...others] = skills
  const drawn = [first, ...random.shuffle(others)].slice(0, count)
  return drawn.map((skillId, place) => ({
    skillId,
    isRequired: place < Math.max(2, count - 2),
    minLevel: Math.max(1, skillLevel[seniority] - (place > 1 ? 1 : 0)),
  }))
}

function drawLocations(random: Random, workplace: Workplace, { city, country }: EmployingCompany): JobLocation[] {
  if (workplace === 'remote') return random.integer(1, 3) === 1 ? [{ kind: 'remote_base', city, country }] : []
  return [{ kind: 'office', city, country }]
}
