// What the search needs to know about a job, derived from its terms on every write: words, filter values, and four "keys" that
// many jobs share. A reader's fit is computed once per key instead of once per job.

import { regionOf } from '#server/features/base/reference/reference.service.ts'
import { skillName, skillsNamedIn } from '#server/features/base/reference/skill-phrases.service.ts'
import type { FitJob } from '#shared/features/jobs/jobs/fit/fit-sides.ts'
import { isReachable } from '#shared/features/jobs/jobs/fit/platform-reach.ts'
import { isInRegion } from '#shared/features/jobs/jobs/fit/regions.ts'
import type { JobFields } from '#shared/features/jobs/jobs/job-fields.contract.ts'
import { isAtOffice, type JobRegion, jobRegions, type StatableTerm } from '#shared/features/jobs/jobs/job-terms.ts'
import { yearlyEuros } from '#shared/features/jobs/jobs/pay/comparable-pay.ts'
import type { WorkWindow } from '#shared/kit/day-band.ts'
import type { ExchangeRates } from '#shared/kit/exchange-rates.ts'

/** Null where a company that is only known by name does not say. */
export type SearchedCompany = {
  country: string | null
  city: string | null
  timeZone: string | null
  workWindow: WorkWindow | null
}

export type Reach = Pick<FitJob, 'eligibility' | 'engagements' | 'workplace' | 'offices'>

type Described = Omit<JobFields, 'stages' | 'description' | 'responsibilities' | 'requirements' | 'benefits'> & {
  unstated: readonly StatableTerm[]
}

export function searchFacts(job: Described, company: SearchedCompany, rates: ExchangeRates) {
  const teamCountry = job.locations.find(({ country }) => country !== null)?.country ?? company.country
  const skillIds = job.skills.map(({ skillId }) => skillId)
  const languages = [...new Set(job.languages.map(({ language }) => language.slice(0, 2)))].toSorted()
  const reach = reachOf(job)
  const { workAuthorization } = job.eligibility
  const visa = workAuthorization === 'sponsor_visa' || workAuthorization === 'sponsor_relocation' ? 'yes' : 'no'
  const isStated = (term: StatableTerm) => !job.unstated.includes(term)
  const engagements = isStated('engagements') ? job.engagements : []
  // Empty where nobody says it: such a job is not found by a filter.
  const shape: Shape = {
    workplace: job.workplace,
    contract: isStated('employmentType') ? job.employmentType : '',
    engagement: engagements.toSorted().join('+'),
    level: isStated('seniority') ? job.seniority : '',
    region: teamCountry === null ? '' : regionOf(teamCountry),
    country: teamCountry ?? '',
    visa,
  }
  return {
    searchTitle: [job.title, ...skillsNamedIn(job.title).map(skillWord)].join(' '),
    searchSkills: skillWords(job.skills.filter(({ isRequired }) => isRequired)).join(' '),
    // Nice-to-haves are searchable, but weigh less than must-haves.
    searchRest: [
      job.department,
      ...job.locations.map(({ city }) => city),
      ...skillWords(job.skills.filter(({ isRequired }) => !isRequired)),
    ]
      .filter((part) => part !== null)
      .join(' '),
    searchTags: [
      `_w:${job.workplace}`,
      ...(shape.contract === '' ? [] : [`_t:${shape.contract}`]),
      ...engagements.map((one) => `_g:${one}`),
      ...(shape.level === '' ? [] : [`_l:${shape.level}`]),
      ...(teamCountry === null ? [] : [`_r:${shape.region}`, `_p:${teamCountry}`]),
      `_v:${visa}`,
      ...languages.map((one) => `_n:${one}`),
      ...skillIds.map((one) => `_k:${one}`),
      ...opennessTags(opennessOf(reach)),
    ],
    searchShape: writeShape(shape),
    searchReach: JSON.stringify(reach),
    searchHours: JSON.stringify(hoursOf(job, company)),
    searchLanguages: languages.join('+'),
    searchSkillIds: skillIds,
    searchPay: yearlyEuros(job.pay, rates),
    teamCountry,
  }
}

const skillWords = (skills: Described['skills']): string[] =>
  skills.flatMap(({ skillId }) => [skillName(skillId), skillWord(skillId)])

/** An artificial word for the skill, which all of its names are looked up by. */
export const skillWord = (skillId: string): string => `skq${skillId.replaceAll('-', '')}`

// Fixed order, so that equal terms give equal keys.
function reachOf({ eligibility, engagements, workplace, locations }: Described): Reach {
  const { mode, countries, regions, excludedSubdivisions, workAuthorization, residenceRequired } = eligibility
  const offices = locations.flatMap(({ country }) => (country === null || !isAtOffice(workplace) ? [] : [country]))
  return {
    eligibility: {
      mode,
      countries: countries.toSorted(),
      regions: regions.toSorted(),
      excludedSubdivisions: excludedSubdivisions.toSorted(),
      workAuthorization,
      residenceRequired,
      evidence: null,
    },
    engagements: engagements.toSorted(),
    workplace,
    offices: [...new Set(offices)].toSorted().map((country) => ({ city: null, country })),
  }
}

function hoursOf({ hours }: Described, { timeZone, workWindow }: SearchedCompany): FitJob['hours'] {
  const core = hours.core ?? workWindow
  return {
    zone: hours.zone ?? timeZone,
    core: core && { from: core.from, to: core.to },
    minOverlapHours: hours.minOverlapHours,
    utcOffsets: hours.utcOffsets && { from: hours.utcOffsets.from, to: hours.utcOffsets.to },
  }
}

/** Values of which a job has exactly one. */
export type Shape = {
  workplace: string
  contract: string
  /** Several, joined by a plus. */
  engagement: string
  level: string
  region: string
  country: string
  visa: string
}

const writeShape = (shape: Shape): string =>
  [shape.workplace, shape.contract, shape.engagement, shape.level, shape.region, shape.country, shape.visa].join('|')

export function readShape(key: string): Shape {
  const [workplace = '', contract = '', engagement = '', level = '', region = '', country = '', visa = ''] =
    key.split('|')
  return { workplace, contract, engagement, level, region, country, visa }
}

export const readReach = (key: string): Reach => JSON.parse(key) as Reach
export const readHours = (key: string): FitJob['hours'] => JSON.parse(key) as FitJob['hours']

/**
 * Where people may live to be hired, perhaps on a condition: named places, or all but the named ones. Null when the job does not
 * say. For all countries at once, it equals the fit of someone of whom only the country is known.
 */
export type Openness = { isWorldwide: boolean; countries: readonly string[]; regions: readonly JobRegion[] } | null

export function opennessOf({ eligibility, workplace, offices }: Reach): Openness {
  const { mode, countries, regions, workAuthorization } = eligibility
  if (mode === 'unknown') return null
  const stated =
    mode === 'worldwide'
      ? { isWorldwide: true, countries: [], regions: [] }
      : { isWorldwide: mode === 'deny', countries, regions }
  const isMoveHelped = workAuthorization === 'sponsor_visa' || workAuthorization === 'sponsor_relocation'
  if (!isAtOffice(workplace) || offices.length === 0 || isMoveHelped) return stated
  const near = offices.map(({ country }) => country).filter((country) => isOpenTo(stated, country))
  return { isWorldwide: false, countries: near, regions: [] }
}

const MAX_CACHED = 100_000
const opennessByKey = new Map<string, Openness>()

/** Cached per key, because every search counts them. */
export function opennessOfKey(key: string): Openness {
  let openness = opennessByKey.get(key)
  if (openness === undefined) {
    if (opennessByKey.size >= MAX_CACHED) opennessByKey.clear()
    openness = opennessOf(readReach(key))
    opennessByKey.set(key, openness)
  }
  return openness
}

export function isOpenTo(openness: Openness, country: string): boolean {
  if (!openness || !isReachable(country)) return false
  const isNamed = openness.countries.includes(country) || openness.regions.some((region) => isInRegion(country, region))
  return openness.isWorldwide !== isNamed
}

function opennessTags(openness: Openness): string[] {
  if (!openness) return ['_o:unknown']
  const named = [...openness.countries, ...openness.regions.map((region) => `@${region}`)]
  return openness.isWorldwide ? ['_o:any', ...named.map((one) => `_x:${one}`)] : named.map((one) => `_o:${one}`)
}

/** The tags that cover a country: its own and those of its regions. */
export const placesOf = (country: string): string[] => [
  country,
  ...jobRegions.filter((region) => isInRegion(country, region)).map((region) => `@${region}`),
]
