// Warm-up searches right after a start: they compile the code and fill the caches that the first visitors would
// otherwise wait for.

import { jobSearchQuery } from '#shared/features/jobs/job-search/search-query.contract.ts'
import { fitPerson } from '#shared/features/jobs/jobs/fit/fit-card.ts'
import { guestReader, type SearchReader, type SearchTools, searchJobs } from '../job-search.service.ts'

/** Slower machines run fewer of them. */
const MAX_MS = 2_500
const ROUNDS = 300

const texts = [
  '',
  'engineer',
  'senior',
  'python',
  'product manager',
  'designer',
  'data',
  'support',
  'react',
  'accountant',
]
const people = [
  ['IN', 'Asia/Kolkata'],
  ['NG', 'Africa/Lagos'],
  ['KE', 'Africa/Nairobi'],
  ['BR', 'America/Sao_Paulo'],
  ['PH', 'Asia/Manila'],
  ['US', 'America/New_York'],
  ['DE', 'Europe/Berlin'],
] as const
const sorts = ['fit', 'newest', 'pay'] as const
const filters = [{}, { workplace: 'remote' }, { pay: '50000' }, { contract: 'full_time' }, { level: 'senior' }]

const readerIn = (country: string, timeZone: string): SearchReader => ({
  ...guestReader,
  ...fitPerson({ country, timeZone }, { hours: null, workCountries: [country] }),
  skills: ['python', 'sql', 'react'],
  languages: ['en'],
  seniority: 'senior',
  payFloor: 40_000,
})

export async function warmSearches(tools: SearchTools, isStopped: () => boolean): Promise<void> {
  const until = performance.now() + MAX_MS
  for (let round = 0; round < ROUNDS && performance.now() < until && !isStopped(); round += 1) {
    const [country, zone] = pick(people, round)
    const query = jobSearchQuery.parse({
      text: pick(texts, round + Math.floor(round / 7)),
      sort: pick(sorts, round),
      ...(round % 2 === 0 && { openTo: country }),
      ...pick(filters, round),
    })
    await searchJobs(tools, { reader: readerIn(country, zone), excluded: [] }, query)
  }
}

function pick<T>(list: readonly T[], round: number): T {
  return list[round % list.length] as T
}
