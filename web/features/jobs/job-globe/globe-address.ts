// The view and its filters as encoded in the URL: it can be shared and works without script.

import { type GlobeReach, type GlobeView, globeViews } from '#shared/features/jobs/job-globe/globe-views.ts'
import type { JobGlobe } from '#shared/features/jobs/job-globe/job-globe.contract.ts'
import {
  exploreHref,
  GUEST_SORT,
  type GuestAddress,
  guestParams,
} from '#web/features/jobs/job-search/address/guest-address.ts'
import { readAddress } from '#web/features/jobs/job-search/address/read-address.ts'
import { everything, type SearchState, writeSearch } from '#web/features/jobs/job-search/address/search-state.ts'
import { searchHref } from '#web/features/jobs/job-search/address/use-search.ts'

export const GLOBE_PATH = '/jobs/around-the-globe'
export const GUEST_GLOBE_PATH = '/explore/around-the-globe'

const shapes = ['map', 'list', 'table'] as const
export type GlobeShape = (typeof shapes)[number]

/** Named and encoded as in the search. */
export type GlobeFilters = Pick<SearchState, 'text' | 'pay' | 'currency' | 'overlap'>

export type GlobeAddress = {
  view: GlobeView
  /** Where there is room, both map and list are shown for either of the two. */
  shape: GlobeShape
  openTo: GlobeReach
  filters: GlobeFilters
  /** Null for people with an account, whose profile is used instead. */
  guest: GuestAddress | null
}

export const noFilters: GlobeFilters = { text: '', pay: null, currency: null, overlap: null }

export function readGlobeAddress(search: URLSearchParams, guest: GuestAddress | null = null): GlobeAddress {
  const { text, pay, currency, overlap } = readAddress(search).state
  return {
    view: globeViews.find((view) => view === search.get('by')) ?? 'teams',
    shape: shapes.find((shape) => shape === search.get('as')) ?? 'map',
    openTo: search.get('openTo') === 'anyone' ? 'anyone' : 'me',
    filters: { text, pay, currency: pay === null ? null : currency, overlap },
    guest,
  }
}

export function globeHref({ view, shape, openTo, filters, guest }: GlobeAddress): string {
  const search = new URLSearchParams([
    ...(guest ? guestParams(guest) : []),
    ...writeSearch({ ...everything, ...filters }),
  ])
  const path = guest ? GUEST_GLOBE_PATH : GLOBE_PATH
  if (view !== 'teams') search.set('by', view)
  if (shape !== 'map') search.set('as', shape)
  if (openTo !== 'me') search.set('openTo', openTo)
  return search.size === 0 ? path : `${path}?${search}`
}

/** The search for the jobs behind a country's number; without a country, for all jobs on the map. */
export function searchForCountry(address: GlobeAddress, home: JobGlobe['home'], country?: string): SearchState {
  const { view, openTo, filters } = address
  const state = { ...everything, ...filters }
  if (view === 'people') return { ...state, openTo: country ?? null }
  return {
    ...state,
    openTo: openTo === 'me' ? (home?.country ?? null) : null,
    choices: { ...everything.choices, country: country === undefined ? [] : [country] },
  }
}

/** Without a country: all jobs worldwide. */
export function jobsHref(address: GlobeAddress, home: JobGlobe['home'], country?: string): string {
  const search = searchForCountry(address, home, country)
  if (address.guest === null) return searchHref(search)
  return exploreHref({ address: address.guest, country: home?.country ?? null }, { ...search, sort: GUEST_SORT })
}
