import { describe, expect, it } from 'vitest'
import { inShort, read } from './eligibility.builder.ts'

describe('a location line with several places', () => {
  it.each([
    ['Remote (US, CA)', 'allow CA US'],
    ['Remote - US: Select locations', 'allow US'],
    ['Remote, EMEA', 'allow emea'],
    ['Anywhere in LATAM', 'allow latam'],
    ['US | Canada', 'allow CA US'],
    ['Remote • Germany • Austria', 'allow AT DE'],
    ['London; Paris; Remote (UK)', 'allow GB'],
    ['Remote: UK and Ireland', 'allow GB IE'],
    ['USA / Canada / Mexico', 'allow CA MX US'],
    ['Remote - Canada; Remote - US', 'allow CA US'],
    ['Europe (remote), LATAM (remote)', 'allow europe latam'],
    ['Fully remote US/CA/UK/EU/AUS/NZ', 'allow AU CA GB NZ US eu'],
    ['Switzerland or Remote (CH, EU, UK)', 'allow CH GB eu'],
    ['Remote (NA/EU)', 'allow eu north_america'],
    ['Europe, UK, Germany, European timezones', 'allow DE GB europe'],
    ['San Francisco, CA, US; Remote, US', 'allow US'],
    ['Remote (DE/UK/CH/ES/IE)', 'allow CH DE ES GB IE'],
    ['Delhi, NY (US), remote', 'unknown'],
    ['Remote (Benelux, Western Europe)', 'allow AT BE CH DE ES FR GB IE IT LI LU MC NL PT'],
    ['US, CA, Santa Clara', 'unknown'],
    ['Georgia', 'unknown'],
    ['San Francisco, CA, US', 'unknown'],
  ])('%s', (location, expected) => {
    expect(inShort(read({ location }))).toBe(expected)
  })

  it('of US states leaves the others out', () => {
    const { countries, excludedSubdivisions } = read({ location: 'Remote (TX, FL or GA)' })
    expect(countries).toEqual(['US'])
    expect(excludedSubdivisions).toContain('US-NY')
    expect(excludedSubdivisions).not.toContain('US-TX')
  })
})

describe('a location line that offers remote work beside offices', () => {
  it.each([
    ['Denver, Athens, or US remote', 'allow US'],
    ['Remote (US) or hybrid (Chicago, Dublin)', 'allow US'],
    ['Innsbruck or Vienna, Austria, or remote within the EU', 'allow eu'],
    ['Denver, Berlin (remote)', 'unknown'],
    ['LA, SF, or Toronto (remote hours included)', 'unknown'],
    ['Hybrid (Chicago), Remote (San Francisco)', 'unknown'],
    ['UK or remote', 'unknown'],
    ['US Denver/Remote', 'unknown'],
    ['Hanoi, Vietnam (hybrid / work from home)', 'unknown'],
    ['Lyon (télétravail fréquent)', 'unknown'],
    ['Lille, France (hybrid — 1 remote day/week)', 'unknown'],
    ['New South Wales, Australia', 'unknown'],
  ])('%s', (location, expected) => {
    expect(inShort(read({ location }))).toBe(expected)
  })
})

describe('a location line about hours', () => {
  it.each([
    ['Remote (EU-friendly)', 'unknown'],
    ['Remote (US-friendly time zones)', 'unknown'],
    ['Remote (overlap with Ireland 9–5 GMT)', 'unknown'],
    ['Remote (London based, GMT-5 to GMT+5 preferred)', 'unknown'],
    ['Argentina (remote-friendly, US/EU time overlap)', 'allow AR'],
    ['Remote (US, EST hours)', 'allow US'],
    ['Remote (LATAM / US Eastern)', 'allow latam'],
    ['Remote (US East Coast)', 'allow US'],
    ['Remote (US + international with US overlap)', 'unknown'],
    ['Remote (US only, Austin or Boston a plus)', 'allow US'],
    ['Remote (work from anywhere)', 'worldwide'],
  ])('%s', (location, expected) => {
    expect(inShort(read({ location }))).toBe(expected)
  })
})
