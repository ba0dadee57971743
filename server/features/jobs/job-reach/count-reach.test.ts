import { describe, expect, it } from 'vitest'
import { reachTerms } from '#shared/features/jobs/job-reach/job-reach.contract.ts'
import { countOf, countReach } from './count-reach.ts'
import type { AlikePeople } from './job-reach.queries.ts'

const people = (named: Partial<AlikePeople>): AlikePeople => ({
  key: '0',
  country: 'KE',
  timeZone: 'Africa/Nairobi',
  workFrom: 480,
  workTo: 1020,
  floorAmount: null,
  floorCurrency: null,
  floorPeriod: null,
  workCountries: null,
  people: 1,
  ...named,
})

const oslo = { timeZone: 'Europe/Oslo', workWindow: { from: 540, to: 1020 } }
const known = { time: { now: Date.UTC(2026, 10, 17), today: '2026-11-17' }, rates: {} }
const count = (groups: AlikePeople[], terms: Record<string, unknown>) =>
  countReach(
    groups,
    { terms: reachTerms.parse({ eligibility: { mode: 'worldwide' }, ...terms }), company: oslo },
    known,
  )
const lima = { country: 'PE', timeZone: 'America/Lima' }

describe('the reach of a job', () => {
  it('is what each rule leaves of the rule before', () => {
    const floor = { floorAmount: 9_000_00, floorCurrency: 'EUR', floorPeriod: 'month' as const }
    const groups = [
      people({ people: 40 }),
      people({ people: 20, ...floor }),
      people({ people: 30, ...lima }),
      people({ people: 15, country: 'IN', timeZone: 'Asia/Kolkata' }),
    ]
    const { steps, relaxed } = count(groups, {
      eligibility: { mode: 'deny', countries: ['IN'] },
      hours: { minOverlapHours: 4 },
      pay: { min: null, max: { amount: 5_000_00, currency: 'EUR' }, period: 'month' },
    })
    expect(steps).toEqual([
      { rule: 'skills', people: 105, countries: 3 },
      { rule: 'eligibility', people: 90, countries: 2 },
      { rule: 'hours', people: 60, countries: 1 },
      { rule: 'pay', people: 40, countries: 1 },
    ])
    expect(relaxed).toEqual({ minOverlapHours: 2, people: 70, countries: 2 })
  })

  it('counts nobody whom a job does not say anything about', () => {
    expect(count([people({ people: 50 })], { eligibility: {} }).steps[1]).toMatchObject({ people: null })
  })
})

describe('a count', () => {
  it('hides groups in which somebody could be recognised, and rounds down', () => {
    expect(countOf([people({ people: 9 })])).toEqual({ people: null, countries: null })
    expect(countOf([])).toEqual({ people: null, countries: null })
    expect(countOf([people({ people: 19 })])).toEqual({ people: 15, countries: 1 })
    // Adding one person changes neither count.
    expect(countOf([people({ people: 19 }), people({ country: 'TV' })])).toEqual({ people: 20, countries: 1 })
    expect(countOf([people({ people: 20 }), people({ country: 'TV' })])).toEqual({ people: 20, countries: 1 })
  })
})
