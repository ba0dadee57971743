// The view and its filters as encoded in the URL: it can be shared and works without script.

import { useSearchParams } from 'react-router'
import { type GlobeReach, type GlobeView, globeViews } from '#shared/features/jobs/job-globe/globe-views.ts'
import type { JobGlobe } from '#shared/features/jobs/job-globe/job-globe.contract.ts'
import { readAddress } from '#web/features/jobs/job-search/address/read-address.ts'
import { everything, type SearchState, writeSearch } from '#web/features/jobs/job-search/address/search-state.ts'
import { searchHref } from '#web/features/jobs/job-search/address/use-search.ts'

export const GLOBE_PATH = '/jobs/around-the-globe'

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
}

export const noFilters: GlobeFilters = { text: '', pay: null, currency: null, overlap: null }

export function readGlobeAddress(search: URLSearchParams): GlobeAddress {
  const { text, pay, currency, overlap } = readAddress(search).state
  return {
    view: globeViews.find((view) => view === search.get('by')) ?? 'teams',
    shape: shapes.find((shape) => shape === search.get('as')) ?? 'map',
    openTo: search.get('openTo') === 'anyone' ? 'anyone' : 'me',
    filters: { text, pay, currency: pay === null ? null : currency, overlap },
  }
}

export function globeHref({ view, shape, openTo, filters }: GlobeAddress): string {
  const search = writeSearch({ ...everything, ...filters })
  if (view !== 'teams') search.set('by', view)
  if (shape !== 'map') search.set('as', shape)
  if (openTo !== 'me') search.set('openTo', openTo)
  return search.size === 0 ? GLOBE_PATH : `${GLOBE_PATH}?${search}`
}

export function useGlobeAddress(): GlobeAddress {
  const [search] = useSearchParams()
  return readGlobeAddress(search)
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

export const countryHref = (address: GlobeAddress, home: JobGlobe['home'], country: string): string =>
  searchHref(searchForCountry(address, home, country))
