import { describe, expect, it } from 'vitest'
import { preferenceDraft } from '../elite/elite-forms.contract.ts'
import { type MatchedBrief, type MatchedMember, matchBrief, scoreOf } from './brief-match.ts'

const brief: MatchedBrief = {
  companyName: 'Fjord Pay',
  skills: ['go', 'sql'],
  startsOn: '2026-12-01',
  hoursPerWeek: 20,
  timeZone: 'Europe/Oslo',
  overlapHours: 3,
  budgetMax: 90,
  currency: 'USD',
  rateType: 'hourly',
}

const member = (preference: object = {}, rest: Partial<MatchedMember> = {}): MatchedMember => ({
  timeZone: 'Africa/Nairobi',
  preference: preferenceDraft.parse({
    weeklyHours: 30,
    engagement: ['hourly'],
    rate: 60,
    startFrom: '2026-11-20',
    ...preference,
  }),
  claimed: ['go', 'figma'],
  proven: ['sql'],
  ...rest,
})

describe('matching a brief', () => {
  it('names what fits', () => {
    expect(matchBrief(brief, member())).toEqual({
      proven: ['sql'],
      claimed: ['go'],
      overlapHours: 6,
      isWithinRate: true,
      isAvailable: true,
    })
  })

  it.each([
    ['no skill in common', member({}, { claimed: ['figma'], proven: [] })],
    ['a company the member avoids', member({ blockedCompanies: 'Other\n fjord pay ' })],
    ['another kind of contract', member({ engagement: ['fixed'] })],
    ['more hours than the member has', member({ weeklyHours: 10 })],
    ['a budget below the member’s rate', member({ rate: 100 })],
    ['a budget below a daily rate', member({ rate: 800, ratePeriod: 'day' })],
    ['too little overlap', member({}, { timeZone: 'Pacific/Auckland' })],
  ])('is not offered with %s', (_why, given) => {
    expect(matchBrief(brief, given)).toBeNull()
  })

  it('lets the member’s day move as far as they allow', () => {
    const far = { timeZone: 'America/Sao_Paulo' }
    expect(matchBrief(brief, member({}, far))?.overlapHours).toBe(4)
    expect(matchBrief(brief, member({ maxShiftHours: 2 }, far))?.overlapHours).toBe(6)
  })

  it('does not hold an unknown exchange rate against anybody', () => {
    expect(matchBrief(brief, member({ rate: 9000, currency: 'KES' }))).toMatchObject({ isWithinRate: false })
  })

  it('ranks proven skills above claimed ones', () => {
    const [proven, claimed] = [member(), member({}, { proven: [], claimed: ['sql', 'go'] })]
    const [best = 0, next = 0] = [proven, claimed]
      .map((one) => matchBrief(brief, one))
      .map((one) => one && scoreOf(one))
    expect(next).toBeGreaterThan(0)
    expect(best).toBeGreaterThan(Number(next))
  })
})
