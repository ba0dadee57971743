// Random jobs and random searches, for comparing the two layers.

import type { BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { insertManyJobs } from '#server/features/jobs/jobs/bulk/job-bulk.service.ts'
import { aCompleteJob } from '#server/features/jobs/jobs/jobs.builder.ts'
import { shippedRates } from '#server/features/jobs/jobs/pay-rates.service.ts'
import { aVerifiedCompany } from '#server/features/people/companies/companies.builder.ts'
import { findCompanyFor } from '#server/features/people/companies/companies.service.ts'
import { newId } from '#server/platform/db/columns.ts'
import { jobTerms } from '#server/seeds/jobs/job-terms.ts'
import { jobTitle } from '#server/seeds/jobs/job-title.ts'
import { roles } from '#server/seeds/jobs/roles.ts'
import type { Random } from '#server/seeds/random.ts'
import type { TestApp } from '#server/test-app.ts'
import { type JobSearchResult, jobSearch } from '#shared/features/jobs/job-search/job-search.contract.ts'
import { employmentTypes, engagements, seniorities, workplaces } from '#shared/features/jobs/jobs/job-terms.ts'
import { DAY, HOUR } from '#shared/kit/time-zones.ts'
import { type FacetValue, isValue, type SearchPlan, WORLDWIDE, type WordGroup } from './search-plan.ts'

const places = [
  { name: 'Fjord Data', country: 'NO', city: 'Oslo', timeZone: 'Europe/Oslo', currency: 'NOK', languages: ['nb'] },
  {
    name: 'Pampa Data',
    country: 'AR',
    city: 'Rosario',
    timeZone: 'America/Argentina/Buenos_Aires',
    currency: 'ARS',
    languages: ['es'],
  },
  { name: 'Ganga Works', country: 'IN', city: 'Pune', timeZone: 'Asia/Kolkata', currency: 'INR', languages: ['en'] },
  { name: 'Bora Works', country: 'HR', city: 'Split', timeZone: 'Europe/Zagreb', currency: 'EUR', languages: ['hr'] },
  { name: 'Loch & Sons', country: 'GB', city: 'Leeds', timeZone: 'Europe/London', currency: 'GBP', languages: ['en'] },
] as const

export async function manyOpenJobs(test: TestApp, random: Random, count: number): Promise<void> {
  const now = test.clock.now().getTime()
  const companies = await Promise.all(
    places.map(async (place) => {
      const { name, country, city, timeZone } = place
      const { company } = await aVerifiedCompany(test, { name, country, city, timeZone })
      return { place, ...(await findCompanyFor(test.platform.db, null, company.id)) }
    }),
  )
  const all = Array.from({ length: count }, () => {
    const { place, company } = random.pick(companies)
    const role = random.pick(roles)
    const base = random.pick(role.titles)
    const terms = jobTerms(random, { ...role, title: base }, place, shippedRates)
    const title = jobTitle(base, terms.seniority, role.department)
    // Full hours, so that several are published at the same moment and ids break the tie.
    const publishedAt = new Date(now - random.integer(0, 40 * 24) * HOUR)
    const fields = aCompleteJob({ ...terms, title, department: role.department })
    return { company, fields, facts: { status: 'published' as const, publishedAt } }
  })
  await insertManyJobs(test.platform.db, all, { operatorId: newId(), now: test.clock.now() })
}

/** How many jobs the search finds, and whether the index in memory answered: it lags a moment behind. */
export async function countFound({ visitor }: BuiltPerson): Promise<{ searchIndex: string; total: number }> {
  const answer = await visitor.get(`${jobSearch.search.path}?limit=1`)
  const isInMemory = String(answer.headers['server-timing']).startsWith('layer;desc=memory')
  return { searchIndex: isInMemory ? 'on' : 'off', total: answer.json<JobSearchResult>().total }
}

const countries = ['KE', 'BR', 'NO', 'IN', 'US', 'HR', 'JP', null]
const zones = ['Africa/Nairobi', 'America/Sao_Paulo', 'Asia/Kathmandu', 'Pacific/Chatham', 'Europe/Oslo']

const lexemesOfSkills = (lexemes: readonly string[]) => lexemes.filter((lexeme) => lexeme.startsWith('skq'))

const statedValues: FacetValue[] = [
  { facet: 'contract', value: 'part_time' },
  { facet: 'language', value: 'es' },
  { facet: 'country', value: 'NO' },
  { facet: 'openTo', value: 'KE' },
  { facet: 'openTo', value: 'US' },
  { facet: 'openTo', value: WORLDWIDE },
  { facet: 'pay', value: '50000' },
]

/** `lexemes` are words that occur in jobs; a search uses some of them, or none. */
export function aSearch(random: Random, lexemes: readonly string[], now: number): SearchPlan {
  const some = <T extends string>(chance: number, list: readonly T[], max = 2): string[] =>
    random.integer(1, 100) <= chance ? random.shuffle(list).slice(0, random.integer(1, max)) : []
  const group = (): WordGroup => {
    const word = () => random.pick(lexemes)
    const value = () => random.pick(statedValues)
    return random.pick([
      [[word()]],
      [[word()]],
      [[word()], [word()]],
      [[word(), word()], [word()]],
      [value()],
      [[word()], value(), value()],
    ])
  }
  const words = random.pick([[], [group()], [group()], [group(), group()]])
  return {
    words,
    typedWords: random.pick([[], words.map((alternatives) => alternatives.slice(0, 1))]),
    unwantedWords: random.pick([[], [], [], [group()], [group(), group()]]),
    looseWords: words.map((alternatives) => ({
      group: alternatives,
      text: alternatives.filter((one) => !isValue(one)).slice(0, 1),
      worth: random.pick([1, 2, 3] as const),
      isEnough: random.integer(1, 4) > 1,
    })),
    isPartial: words.length > 0 && random.integer(1, 4) === 1,
    choices: {
      workplace: some(25, workplaces),
      contract: some(25, employmentTypes, 3),
      engagement: some(15, engagements),
      level: some(25, seniorities, 3),
      region: some(15, ['europe', 'asia', 'americas', 'africa']),
      country: some(10, ['NO', 'IN', 'GB', 'US']),
      visa: some(10, ['yes']),
      language: some(15, ['en', 'es', 'nb', 'hr', 'zz']),
      skill: some(20, ['python', 'postgresql', 'go', 'figma', 'no-such-skill'], 3),
      company: [],
    },
    openTo: random.integer(1, 3) === 1 ? random.pick(['KE', 'BR', 'US', 'DE', 'RU']) : null,
    overlapMinutes: random.integer(1, 5) === 1 ? random.integer(1, 8) * 60 : null,
    payFrom: random.integer(1, 4) === 1 ? random.integer(1, 120) * 1000 : null,
    postedSince: random.integer(1, 5) === 1 ? now - random.integer(1, 30) * DAY : null,
    excluded: [],
    reader: {
      country: random.pick(countries),
      subdivision: null,
      hours:
        random.integer(1, 6) === 1
          ? null
          : { zone: random.pick(zones), window: { from: 540, to: 1020 }, flexibleMinutes: random.pick([0, 60]) },
      permits: random.pick([null, [], [{ country: 'KE', kind: 'permanent', expiresOn: null }]]),
      skills: some(70, lexemesOfSkills(lexemes), 8).toSorted(),
      languages: some(60, ['en', 'es', 'nb', 'hr'], 3).toSorted(),
      seniority: random.pick([null, ...seniorities]),
      payFloor: random.integer(1, 2) === 1 ? random.integer(10, 90) * 1000 : null,
    },
    now,
    sort: random.pick(['fit', 'newest', 'pay'] as const),
    after: null,
    limit: random.integer(1, 30),
    wantsFacets: true,
  }
}
