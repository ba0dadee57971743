// @vitest-environment node

import { expect, it } from 'vitest'
import type { TalentFacts } from '#shared/features/people/talents/talent-facts.ts'
import { writeSearch } from '#web/features/jobs/job-search/address/search-state.ts'
import { searchOf } from './search-of-facts.ts'

const nothing: TalentFacts = { place: null, hours: null, payFloor: null, work: null, resume: null }
const queryFor = (facts: Partial<TalentFacts>) => writeSearch(searchOf({ ...nothing, ...facts })).toString()

it('filters nothing before any answer', () => {
  expect(queryFor({})).toBe('')
})

it('narrows with every answer', () => {
  const place = { country: 'KE', city: 'Nairobi', timeZone: 'Africa/Nairobi', workCountries: [] }
  expect(queryFor({ place })).toBe('openTo=KE')
  expect(queryFor({ place, hours: { from: 540, to: 1080 } })).toBe('openTo=KE&overlap=2')
  const work = { headline: 'Engineer', seniority: 'mid', skills: [{ slug: 'go', name: 'Go', level: 4 }] } as const
  expect(queryFor({ work: { ...work, skills: [...work.skills] } })).toBe('skill=go')
})

it.each([
  ['hour', 2_500, 'pay=52000&currency=EUR'],
  ['month', 300_000, 'pay=36000&currency=EUR'],
  ['year', 4_000_000, 'pay=40000&currency=EUR'],
] as const)('converts minimum pay per %s to a yearly amount', (period, amount, query) => {
  expect(queryFor({ payFloor: { amount, currency: 'EUR', period } })).toBe(query)
})
