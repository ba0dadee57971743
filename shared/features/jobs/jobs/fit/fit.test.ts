import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countryCodes } from '#shared/features/base/reference/country-list.ts'
import {
  type EligibilityMode,
  eligibilityModes,
  engagements,
  jobRegions,
  workAuthorizations,
  workplaces,
} from '../job-terms.ts'
import { aFitJob, aFitPerson } from './fit.builder.ts'
import { fitOf } from './fit.ts'
import { verdicts } from './fit-reasons.ts'
import { isReachable } from './platform-reach.ts'
import { countriesOf } from './regions.ts'

const time = { now: Date.UTC(2026, 10, 15), today: '2026-11-15' }
const weigh = (person: Parameters<typeof aFitPerson>[0], job: Parameters<typeof aFitJob>[0]) => {
  const { verdict, reasons } = fitOf(aFitPerson(person), aFitJob(job), time)
  return [verdict, ...reasons.map(({ code }) => code)]
}

describe('where a person lives', () => {
  it('fits a job that is open to everyone', () => {
    expect(weigh({}, {})).toEqual(['yes', 'worldwide'])
  })

  it('is never assumed to fit a job that does not say', () => {
    expect(weigh({}, { eligibility: { mode: 'unknown' } })).toEqual(['unknown', 'eligibility_unknown'])
  })

  it('is checked against the countries and regions of the job', () => {
    const listed = { eligibility: { mode: 'allow', countries: ['NG'], regions: ['eu'] } } as const
    expect(weigh({ country: 'NG' }, listed)).toEqual(['yes', 'country_listed'])
    expect(weigh({ country: 'PT' }, listed)).toEqual(['yes', 'country_listed'])
    expect(weigh({ country: 'KE' }, listed)).toEqual(['no', 'country_not_listed'])
    const denied = { eligibility: { mode: 'deny', countries: ['NG'], regions: ['latam'] } } as const
    expect(weigh({ country: 'BR' }, denied)).toEqual(['no', 'country_excluded'])
    expect(weigh({ country: 'KE' }, denied)).toEqual(['yes', 'country_not_excluded'])
  })

  it('only matters if people there can be paid', () => {
    expect(weigh({ country: 'KP' }, { eligibility: { mode: 'allow', countries: ['KP'] } })).toEqual([
      'no',
      'country_unreachable',
    ])
  })

  it('is checked down to the state', () => {
    const job = { eligibility: { mode: 'allow', countries: ['US'], excludedSubdivisions: ['US-WA'] } } as const
    expect(weigh({ country: 'US', subdivision: 'US-WA' }, job)).toEqual(['no', 'subdivision_excluded'])
    expect(weigh({ country: 'US', subdivision: 'US-TX' }, job)).toEqual(['yes', 'country_listed'])
    expect(weigh({ country: 'US', subdivision: null }, job)).toEqual([
      'yes_if',
      'country_listed',
      'subdivision_undeclared',
    ])
  })

  it('leaves the answer unknown if it is not set', () => {
    expect(weigh({ country: null }, {})).toEqual(['unknown', 'own_country_unknown'])
  })

  it('decides whether office work is possible', () => {
    const office = { workplace: 'hybrid', offices: [{ city: 'Oslo', country: 'NO' }] } as const
    expect(weigh({ country: 'NO' }, office)).toEqual(['yes_if', 'worldwide', 'at_office'])
    expect(weigh({ country: 'KE' }, office)).toEqual(['no', 'office_elsewhere'])
    // A place alone does not say that people must be there.
    const unstated = { ...office, workplace: 'unknown', eligibility: { mode: 'unknown' } } as const
    expect(weigh({ country: 'KE' }, unstated)).toEqual(['unknown', 'eligibility_unknown'])
    const sponsored = { ...office, eligibility: { workAuthorization: 'sponsor_relocation' } } as const
    expect(weigh({ country: 'KE' }, sponsored)).toEqual(['yes_if', 'worldwide', 'move_with_sponsor'])
  })
})

describe('the right to work', () => {
  const mustHold = { mode: 'allow', countries: ['DE', 'GB', 'US'], workAuthorization: 'must_hold' } as const

  it('is held by citizens, also of countries with free movement, and until a permit expires', () => {
    const held = (country: string, permit: { country: string; kind: 'citizen' | 'permit'; expiresOn?: string }) =>
      weigh({ country, permits: [{ expiresOn: null, ...permit }] }, { eligibility: mustHold })[0]
    expect(held('DE', { country: 'DE', kind: 'permit' })).toBe('yes')
    expect(held('DE', { country: 'PT', kind: 'citizen' })).toBe('yes')
    expect(held('DE', { country: 'PT', kind: 'permit' })).toBe('no')
    expect(held('GB', { country: 'IE', kind: 'citizen' })).toBe('yes')
    expect(held('GB', { country: 'PT', kind: 'citizen' })).toBe('no')
    expect(held('US', { country: 'US', kind: 'permit', expiresOn: '2026-11-15' })).toBe('yes')
    expect(held('US', { country: 'US', kind: 'permit', expiresOn: '2026-11-14' })).toBe('no')
  })

  it('is not needed as a contractor, if the job allows that', () => {
    const job = { eligibility: mustHold }
    expect(weigh({ country: 'US' }, job)).toEqual(['no', 'country_listed', 'work_authorization_missing'])
    expect(weigh({ country: 'US' }, { ...job, engagements: ['contractor'] })).toEqual([
      'yes_if',
      'country_listed',
      'contractor_only',
    ])
  })

  it('is a condition and not a no if it is unknown', () => {
    const job = { eligibility: mustHold }
    expect(weigh({ country: 'US', permits: null }, job)).toEqual([
      'yes_if',
      'country_listed',
      'work_authorization_undeclared',
    ])
  })
})

describe('hours', () => {
  it('are a condition if there is too little overlap, with the shift that would be needed', () => {
    const { verdict, reasons } = fitOf(aFitPerson(), aFitJob({ hours: { minOverlapHours: 7.5 } }), time)
    expect(verdict).toBe('yes_if')
    expect(reasons.at(-1)).toEqual({
      code: 'hours_short',
      neededMinutes: 450,
      worstMinutes: 360,
      shiftMinutes: 90,
      canBeEnough: true,
    })
  })

  it('are reported as sufficient if they are in the worst week of the year', () => {
    expect(weigh({}, { hours: { minOverlapHours: 6 } })).toEqual(['yes', 'worldwide', 'hours_enough'])
  })

  it('can be shifted by people who are flexible', () => {
    const hours = { zone: 'Africa/Nairobi', window: { from: 480, to: 1020 }, flexibleMinutes: 120 }
    expect(weigh({ hours }, { hours: { minOverlapHours: 8 } })).toEqual(['yes', 'worldwide', 'hours_enough'])
  })

  it('do not make a job look open if it does not say who can take it', () => {
    const job = { eligibility: { mode: 'unknown' }, hours: { minOverlapHours: 8 } } as const
    expect(weigh({}, job)).toEqual(['unknown', 'hours_short', 'eligibility_unknown'])
  })

  it('can be required as a range of offsets, in winter and in summer', () => {
    const job = { hours: { utcOffsets: { from: -1, to: 2 } } }
    expect(weigh({}, job)).toEqual(['yes_if', 'worldwide', 'offset_outside'])
    const lisbon = { zone: 'Europe/Lisbon', window: { from: 540, to: 1020 }, flexibleMinutes: 0 }
    expect(weigh({ country: 'PT', hours: lisbon }, job)).toEqual(['yes', 'worldwide'])
    expect(weigh({ hours: null }, job)).toEqual(['yes_if', 'worldwide', 'hours_undeclared'])
  })
})

describe('any person and any job', () => {
  const country = fc.constantFrom(...countryCodes)
  const window = fc.record({ from: fc.integer({ min: 0, max: 1439 }), to: fc.integer({ min: 1, max: 1440 }) })
  const zone = fc.constantFrom('Asia/Kathmandu', 'Pacific/Chatham', 'Australia/Lord_Howe', 'America/New_York', 'UTC')
  const person = fc.record({
    country: fc.option(country),
    subdivision: fc.constantFrom(null, 'US-WA'),
    hours: fc.option(fc.record({ zone, window, flexibleMinutes: fc.integer({ min: 0, max: 720 }) })),
    permits: fc.option(
      fc.array(
        fc.record({
          country,
          kind: fc.constantFrom('citizen' as const, 'permanent' as const, 'permit' as const),
          expiresOn: fc.constantFrom(null, '2020-01-01', '2030-01-01'),
        }),
        { maxLength: 3 },
      ),
    ),
  })
  const job = fc.record({
    engagements: fc.subarray([...engagements], { minLength: 1 }),
    workplace: fc.constantFrom(...workplaces),
    offices: fc.array(fc.record({ city: fc.option(fc.string()), country }), { maxLength: 2 }),
    team: fc.record({ zone, window }),
    eligibility: fc.record({
      mode: fc.constantFrom<EligibilityMode>(...eligibilityModes),
      countries: fc.array(country, { maxLength: 5 }),
      regions: fc.subarray([...jobRegions]),
      excludedSubdivisions: fc.subarray(['US-WA', 'CA-QC']),
      workAuthorization: fc.option(fc.constantFrom(...workAuthorizations)),
      residenceRequired: fc.boolean(),
      evidence: fc.option(fc.string()),
    }),
    hours: fc.record({
      zone: fc.option(zone),
      core: fc.option(window),
      minOverlapHours: fc.integer({ min: 0, max: 16 }).map((halves) => halves / 2),
      utcOffsets: fc.constantFrom(null, { from: -12, to: 14 }, { from: 0, to: 3 }),
    }),
  })

  it('get an answer with at least one reason', () => {
    fc.assert(
      fc.property(person, job, (one, other) => {
        const fit = fitOf(one, other, time)
        expect(verdicts).toContain(fit.verdict)
        expect(fit.reasons.length).toBeGreaterThan(0)
        expect(fit.evidence).toBe(other.eligibility.evidence)
      }),
      { numRuns: 2_000 },
    )
  })

  it('never get a "yes" of any kind if the job does not say who can take it', () => {
    fc.assert(
      fc.property(person, job, (one, other) => {
        const silent = { ...other, eligibility: { ...other.eligibility, mode: 'unknown' as const } }
        expect(['unknown', 'no']).toContain(fitOf(one, silent, time).verdict)
      }),
      { numRuns: 1_000 },
    )
  })

  it('get consistent results from an allow list and the same deny list, for every pair of countries', () => {
    const answers = (home: string, named: string) =>
      (['allow', 'deny'] as const).map(
        (mode) => weigh({ country: home }, { eligibility: { mode, countries: [named] } })[0],
      )
    const expected = (home: string, named: string) => {
      if (!isReachable(home)) return ['no', 'no']
      return home === named ? ['yes', 'no'] : ['no', 'yes']
    }
    const wrong = countryCodes.flatMap((home) =>
      countryCodes.filter((named) => answers(home, named).join(' ') !== expected(home, named).join(' ')),
    )
    expect(wrong).toEqual([])
  })
})

describe('regions', () => {
  it('contain only ISO 3166 countries, each once', () => {
    for (const region of jobRegions) {
      const countries = countriesOf(region)
      expect(new Set(countries).size, region).toBe(countries.length)
      expect(countries.filter((code) => !countryCodes.includes(code))).toEqual([])
    }
  })

  it('contain their sub-regions', () => {
    const isWithin = (small: (typeof jobRegions)[number], large: (typeof jobRegions)[number]) =>
      countriesOf(small).filter((code) => !countriesOf(large).includes(code))
    for (const [small, large] of [
      ['eu', 'eea'],
      ['eea', 'europe'],
      ['europe', 'emea'],
      ['africa', 'emea'],
      ['mena', 'emea'],
      ['oceania', 'apac'],
    ] as const)
      expect(isWithin(small, large)).toEqual([])
  })

  it('cover every inhabited country', () => {
    const uninhabited = ['AQ', 'BV', 'GS', 'HM', 'IO', 'TF', 'UM']
    const all = new Set(jobRegions.flatMap((region) => countriesOf(region)))
    expect(countryCodes.filter((code) => !all.has(code))).toEqual(uninhabited)
  })
})
