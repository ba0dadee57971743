// What people search for: rare, common and very broad words, mostly with filters.

import type { Random } from '#server/seeds/random.ts'
import { type JobSearchQuery, jobSearchQuery } from '#shared/features/jobs/job-search/search-query.contract.ts'

export type Question = { text: string; query: Record<string, string>; parsed: JobSearchQuery }

const rare = ['elixir', 'actuary', 'hydrologist', 'bioinformatics', 'signalling', 'agronomist', 'solidworks', 'fhir']
const common = [
  'python',
  'product manager',
  'react',
  'data engineer',
  'senior backend',
  'figma',
  'kubernetes',
  'translator',
  'accountant',
  'postgres',
  'android',
  'security engineer',
]
const broad = ['engineer', 'senior', 'developer', 'manager', 'designer', 'sql', 'junior', 'data']
const countries = ['KE', 'BR', 'IN', 'NG', 'PL', 'PH', 'US', 'DE', 'VN', 'EG']

export function drawQuestion(random: Random): Question {
  const chance = (percent: number) => random.integer(1, 100) <= percent
  const kind = random.integer(1, 100)
  const text = kind <= 12 ? '' : random.pick(kind <= 35 ? rare : kind <= 75 ? common : broad)
  const query: Record<string, string> = {
    ...(text !== '' && { text }),
    ...(chance(60) && { openTo: random.pick(countries) }),
    ...(chance(35) && { workplace: 'remote' }),
    ...(chance(40) && { pay: String(random.integer(2, 9) * 10_000) }),
    ...(chance(20) && { contract: random.pick(['full_time', 'part_time', 'contract']) }),
    ...(chance(20) && { level: random.pick(['junior', 'mid', 'senior']) }),
    sort: random.pick(['fit', 'fit', 'newest', 'pay']),
  }
  return { text, query, parsed: jobSearchQuery.parse(query) }
}
