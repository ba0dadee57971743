// @vitest-environment node

import { expect, it } from 'vitest'
import { exploreHref } from '#web/features/jobs/job-search/address/guest-address.ts'
import { isPlain, readExplore, stateFor } from './explore-address.ts'

const openAgain = (search: string, country: string | null) => {
  const address = readExplore(new URLSearchParams(search))
  return exploreHref({ address: address.guest, country }, stateFor(address, country))
}

it('every search survives a round trip through the URL', () => {
  for (const search of [
    'livesIn=KE',
    'zone=Africa%2FNairobi',
    'livesIn=KE&text=nurse&level=lead%2Csenior&overlap=4&pay=1&openTo=anyone&sort=fit',
    'livesIn=US&zone=America%2FDenver&from=8&until=17&openTo=CA',
  ])
    expect(openAgain(search, search.includes('US') ? 'US' : 'KE')).toBe(`/explore?${search}`)
  expect(openAgain('', null)).toBe('/explore')
})

it('jobs open to the guest’s own country are the default, whether chosen or guessed', () => {
  expect(stateFor(readExplore(new URLSearchParams('zone=Africa/Nairobi')), 'KE').openTo).toBe('KE')
  expect(stateFor(readExplore(new URLSearchParams('livesIn=KE&openTo=anyone')), 'KE').openTo).toBeNull()
})

it('invalid values are left out', () => {
  const { guest } = readExplore(new URLSearchParams('livesIn=XX&zone=Mars/Olympus&from=9&until=99'))
  expect(guest).toEqual({ livesIn: null, zone: null, day: null })
})

it('only the board itself is for search engines', () => {
  const isListed = (search: string) => isPlain(readExplore(new URLSearchParams(search)))
  expect(['', 'livesIn=KE', 'zone=Africa/Nairobi'].map(isListed)).toEqual([true, true, true])
  expect(['text=nurse', 'openTo=anyone', 'level=senior', 'sort=pay'].map(isListed)).toEqual([
    false,
    false,
    false,
    false,
  ])
})
