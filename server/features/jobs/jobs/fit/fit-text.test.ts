import { describe, expect, it } from 'vitest'
import { i18nFor } from '#server/platform/i18n/server-i18n.ts'
import { type FitReason, verdictOf } from '#shared/features/jobs/jobs/fit/fit-reasons.ts'
import { fitInWords } from './fit-text.service.ts'

const say = (reasons: FitReason[], evidence: string | null = null) =>
  fitInWords(i18nFor('en'), { verdict: verdictOf(reasons), reasons, evidence })

const decided: [FitReason, string][] = [
  [{ code: 'country_unreachable', country: 'KP' }, 'Payments to North Korea are not possible'],
  [{ code: 'country_excluded', country: 'KE' }, 'excludes people living in Kenya'],
  [{ code: 'subdivision_excluded', subdivision: 'US-CA' }, 'excludes people living in US-CA'],
  [
    { code: 'country_not_listed', country: 'KE', countries: ['NO', 'SE'], regions: ['latam'] },
    'people living in: Latin America, Norway, and Sweden',
  ],
  [{ code: 'office_elsewhere', city: 'Oslo', country: 'NO' }, 'at the office (Oslo, Norway)'],
  [{ code: 'work_authorization_missing', country: 'NO' }, 'right to work there (Norway)'],
  [{ code: 'contractor_only', country: 'NO' }, 'work as a contractor'],
  [{ code: 'work_authorization_undeclared', country: 'NO' }, 'You need the right to work there (Norway)'],
  [{ code: 'move_with_sponsor', city: null, country: 'NO' }, 'You would relocate (Norway)'],
  [{ code: 'at_office', workplace: 'hybrid', city: 'Oslo', country: 'NO' }, 'Some days each week'],
  [{ code: 'at_office', workplace: 'onsite', city: 'Oslo', country: 'NO' }, 'The job is at the office'],
  [{ code: 'subdivision_undeclared', excluded: ['US-CA', 'US-NY'] }, 'US-CA and US-NY'],
  [
    { code: 'hours_short', neededMinutes: 240, worstMinutes: 90, shiftMinutes: 60, canBeEnough: false },
    'ask for 4 hours of overlap per day. You share 1.5 hours',
  ],
  [{ code: 'hours_undeclared', neededMinutes: 60 }, 'ask for 1 hour of overlap per day'],
  [{ code: 'offset_outside', from: -3, to: 5.5, missingMinutes: 60 }, 'between UTC-3 and UTC+5.5'],
  [{ code: 'eligibility_unknown' }, 'does not say where people can live'],
  [{ code: 'own_country_unknown' }, 'Your country is not on your profile'],
  [{ code: 'worldwide' }, 'anywhere in the world'],
  [{ code: 'country_listed', country: 'KE', region: null }, 'living in Kenya'],
  [{ code: 'country_listed', country: 'KE', region: 'africa' }, 'living in Africa'],
  [{ code: 'country_not_excluded', country: 'KE' }, 'but not Kenya'],
  [{ code: 'work_authorization_held', country: 'NO' }, 'the right to work there (Norway)'],
  [{ code: 'hours_enough', neededMinutes: 60, worstMinutes: 300 }, 'at least 5 hours per day'],
]

describe('a fit in words', () => {
  it.each(decided)('says $code', (reason, words) => {
    expect(say([reason])).toContain(words)
  })

  it('names the deciding reasons only', () => {
    const said = say([{ code: 'worldwide' }, { code: 'hours_undeclared', neededMinutes: 120 }], 'Everywhere!')
    expect(said).toBe(
      'This job is open to you on one condition. They ask for 2 hours of overlap per day, and your hours are not on your profile. The job says: “Everywhere!”',
    )
  })
})
