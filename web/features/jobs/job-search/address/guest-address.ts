// What guests tell us about themselves is kept in the page's URL and nowhere else: links preserve it, and nothing is stored.

import { countryCodes } from '#shared/features/base/reference/country-list.ts'
import { isTimeZone } from '#shared/kit/time-zones.ts'
import { type SearchState, writeSearch } from './search-state.ts'

export const EXPLORE_PATH = '/explore'

export type GuestAddress = {
  /** The country they chose; '' if they chose none. */
  livesIn: string | null
  /** The time zone of their device. */
  zone: string | null
  /** Their working day in whole hours, if they changed it. */
  day: { from: number; until: number } | null
}

export const unknownGuest: GuestAddress = { livesIn: null, zone: null, day: null }

export function readGuest(params: URLSearchParams): GuestAddress {
  const livesIn = params.get('livesIn')
  const zone = params.get('zone')
  const [from, until] = [hourIn(params, 'from'), hourIn(params, 'until')]
  return {
    livesIn: livesIn !== null && (livesIn === '' || countryCodes.includes(livesIn)) ? livesIn : null,
    zone: zone && isTimeZone(zone) ? zone : null,
    day: from !== null && until !== null && from < 24 && until > 0 && from !== until ? { from, until } : null,
  }
}

function hourIn(params: URLSearchParams, name: string): number | null {
  const given = params.get(name)
  return given && /^\d{1,2}$/.test(given) && Number(given) <= 24 ? Number(given) : null
}

/** As the endpoints expect it. */
export const guestQuery = ({ livesIn, zone, day }: GuestAddress) => ({
  ...(livesIn && { livesIn }),
  ...(zone !== null && livesIn !== '' && { zone }),
  ...day,
})

export const guestParams = ({ livesIn, zone, day }: GuestAddress): [string, string][] => [
  ...(livesIn === null ? [] : [['livesIn', livesIn] satisfies [string, string]]),
  ...(zone === null ? [] : [['zone', zone] satisfies [string, string]]),
  ...Object.entries(day ?? {}).map(([name, hour]): [string, string] => [name, String(hour)]),
]

/** A guest and the country they live in, if known. */
export type Guest = { address: GuestAddress; country: string | null }

/** Newest first for guests, because little is known about what fits them. */
export const GUEST_SORT = 'newest'

/** Only jobs open to the country where they live, unless the URL says otherwise. */
export function exploreParams({ address, country }: Guest, state: SearchState): URLSearchParams {
  const params = new URLSearchParams(guestParams(address))
  for (const [name, value] of writeSearch({ ...state, openTo: null, sort: 'fit' })) params.set(name, value)
  if (state.openTo !== country) params.set('openTo', state.openTo ?? 'anyone')
  if (state.sort !== GUEST_SORT) params.set('sort', state.sort)
  return params
}

export function exploreHref(guest: Guest, state: SearchState, more: Record<string, string> = {}): string {
  const params = exploreParams(guest, state)
  for (const [name, value] of Object.entries(more)) params.set(name, value)
  return params.size === 0 ? EXPLORE_PATH : `${EXPLORE_PATH}?${params}`
}
