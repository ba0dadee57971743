import { afterEach, describe, expect, it, vi } from 'vitest'
import { DAY, HOUR } from './time-zones.ts'
import { rulesOf, zonesIn } from './zone-rules.ts'

const now = Date.parse('2026-11-16T12:00:00Z')

/** A browser with outdated rules, in which Berlin has the offset of Lagos and no daylight saving time. */
async function anOldPhone() {
  const { DateTimeFormat } = Intl
  vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function old(locale, options) {
    const timeZone = options?.timeZone === 'Europe/Berlin' ? 'Africa/Lagos' : options?.timeZone
    return new DateTimeFormat(locale, { ...options, timeZone })
  })
  vi.resetModules()
  return { ...(await import('./time-zones.ts')), ...(await import('./time-format.ts')) }
}
afterEach(() => {
  vi.restoreAllMocks()
})

describe('zone rules', () => {
  it('list every change from a year ago to two years ahead, to the minute', () => {
    const { 'Europe/Berlin': berlin, 'Africa/Nairobi': nairobi } = rulesOf(['Europe/Berlin', 'Africa/Nairobi'], now)
    expect(nairobi?.offsets).toEqual([[nairobi?.from, 3 * HOUR]])
    const changes = berlin?.offsets.slice(1).map(([since, offset]) => [new Date(since).toISOString(), offset / HOUR])
    expect(changes).toContainEqual(['2027-03-28T01:00:00.000Z', 2])
    expect(changes).toContainEqual(['2026-10-25T01:00:00.000Z', 1])
    expect(berlin?.from).toBeLessThan(now - 365 * DAY)
    expect(berlin?.to).toBeGreaterThan(now + 2 * 365 * DAY)
  })

  it('ignore unknown zones', () => {
    expect(rulesOf(['Middle/Earth', 'Asia/Tokyo'], now)).toEqual({ 'Asia/Tokyo': expect.anything() })
  })

  it('override a browser with different rules, within their period', async () => {
    const rules = rulesOf(['Europe/Berlin'], now)
    const summer = Date.parse('2027-07-01T10:00:00Z')
    const old = await anOldPhone()
    expect(old.formatTime(summer, 'Europe/Berlin', 'en')).toBe('11:00')
    old.overrideRules(rules)
    expect(old.formatTime(summer, 'Europe/Berlin', 'en')).toBe('12:00')
    expect(old.minuteOfDayAt('Europe/Berlin', summer)).toBe(12 * 60)
    const longAfter = Date.parse('2035-07-01T10:00:00Z')
    expect(old.formatTime(longAfter, 'Europe/Berlin', 'en')).toBe('11:00')
  })
})

describe('the zones in the data of a page', () => {
  it('are found at any depth, by property name', () => {
    const page = { queries: [{ data: { company: { timeZone: 'Asia/Tokyo' }, hours: { zone: 'Europe/Paris' } } }, null] }
    expect([...zonesIn({ ...page, city: 'Asia/Nowhere', timeZone: null })]).toEqual(['Asia/Tokyo', 'Europe/Paris'])
  })
})
