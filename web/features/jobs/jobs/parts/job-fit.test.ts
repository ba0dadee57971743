// @vitest-environment node

import { describe, expect, it } from 'vitest'
import { fitPerson } from '#shared/features/jobs/jobs/fit/fit-card.ts'
import type { JobCard } from '#shared/features/jobs/jobs/jobs.contract.ts'
import type { JobReader } from '../reader/use-job-reader.ts'
import { countYes, jobFit } from './job-fit.ts'

const money = (amount: number, currency = 'EUR') => ({ amount: amount * 100, currency })

const reader: JobReader = {
  person: fitPerson(
    { country: 'KE', timeZone: 'Africa/Nairobi' },
    { hours: { from: 540, to: 1080 }, workCountries: null },
  ),
  city: 'Nairobi',
  hasOwnHours: true,
  zone: 'Africa/Nairobi',
  now: Date.parse('2026-11-15T09:00:00Z'),
  today: '2026-11-15',
  currency: 'KES',
  rates: { KES: { perEuro: 150, date: '2026-11-14' } },
  payFloor: { amount: 300_000_00, currency: 'KES', period: 'month' },
  skills: new Map(),
}

const aCard = (named: Partial<JobCard> = {}): JobCard =>
  ({
    engagements: ['contractor'],
    workplace: 'remote',
    eligibility: {
      mode: 'worldwide',
      countries: [],
      regions: [],
      excludedSubdivisions: [],
      workAuthorization: null,
      residenceRequired: false,
      evidence: null,
    },
    hours: { zone: null, core: null, minOverlapHours: 0, utcOffsets: null },
    locations: [],
    company: { timeZone: 'Europe/Oslo', workWindow: { from: 480, to: 960 } },
    pay: { min: money(3_000), max: money(4_000), period: 'month', hoursPerWeek: 40, basis: 'gross', policy: 'global' },
    ...named,
  }) as JobCard

describe('the three facts of a job', () => {
  it('are yes when the job is open, the hours overlap and the pay is enough', () => {
    expect(countYes(jobFit(aCard(), reader))).toBe(3)
  })

  it('never count missing information as a yes', () => {
    const { eligible, pay } = jobFit(
      aCard({ eligibility: { ...aCard().eligibility, mode: 'unknown' }, pay: null }),
      reader,
    )
    expect([eligible.state, pay.state]).toEqual(['unknown', 'unknown'])
  })

  it('put the decisive reason first: where it is unknown who may apply, holding a permit does not count', () => {
    const permitted = {
      ...reader,
      person: { ...reader.person, permits: [{ country: 'KE', kind: 'permanent', expiresOn: null }] },
    }
    const eligibility = { ...aCard().eligibility, mode: 'unknown', workAuthorization: 'must_hold' } as const
    const { eligible } = jobFit(aCard({ eligibility, engagements: ['employee_local'] }), permitted as JobReader)
    expect(eligible.state).toBe('unknown')
    expect(eligible.reasons.map(({ code }) => code)).toEqual(['eligibility_unknown', 'work_authorization_held'])
  })

  it.each([
    ['America/Los_Angeles', { from: 540, to: 1020 }, 'no'],
    ['America/New_York', { from: 480, to: 960 }, 'partly'],
    ['Europe/Oslo', { from: 480, to: 960 }, 'yes'],
  ] as const)('rate the overlap with %s', (timeZone, workWindow, state) => {
    expect(jobFit(aCard({ company: { ...aCard().company, timeZone, workWindow } }), reader).hours.state).toBe(state)
  })

  it("show monthly pay in the reader's currency, with the original offer and the date of the rate", () => {
    expect(jobFit(aCard(), reader).pay.shown).toMatchObject({
      range: { min: money(450_000, 'KES'), max: money(600_000, 'KES') },
      period: 'month',
      original: { min: money(3_000), max: money(4_000), period: 'month' },
      rateDate: '2026-11-14',
      isBelowFloor: false,
    })
  })

  it('mark pay as below the minimum only when even its upper end is', () => {
    const paying = (euros: number) => {
      const { pay } = aCard()
      return jobFit(aCard({ pay: pay && { ...pay, min: money(100), max: money(euros) } }), reader).pay.state
    }
    expect([paying(1_999), paying(2_001)]).toEqual(['partly', 'yes'])
  })

  it('show a project fee as it was offered', () => {
    const { pay } = aCard()
    expect(jobFit(aCard({ pay: pay && { ...pay, period: 'once' } }), reader).pay.shown).toMatchObject({
      period: 'once',
      range: { max: money(4_000) },
      original: null,
    })
  })
})
