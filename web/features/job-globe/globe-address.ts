// The views of the screen, each with an address: they can be shared, and work without script.

import { useSearchParams } from 'react-router'
import { type GlobeView, globeViews } from '#shared/features/job-globe/globe-views.ts'

export const GLOBE_PATH = '/jobs/around-the-globe'

export type GlobeAddress = { view: GlobeView; isTable: boolean }

export function readGlobeAddress(search: URLSearchParams): GlobeAddress {
  return {
    view: globeViews.find((view) => view === search.get('by')) ?? 'teams',
    isTable: search.get('as') === 'table',
  }
}

export function globeHref({ view, isTable }: GlobeAddress): string {
  const search = new URLSearchParams({ ...(view !== 'teams' && { by: view }), ...(isTable && { as: 'table' }) })
  return search.size === 0 ? GLOBE_PATH : `${GLOBE_PATH}?${search}`
}

export function useGlobeAddress(): GlobeAddress {
  const [search] = useSearchParams()
  return readGlobeAddress(search)
}

/** The search that shows the jobs behind a country's number. `home` is where the reader lives. */
export function countrySearch(view: GlobeView, country: string, home: string | null): Record<string, string> {
  if (view === 'people') return { openTo: country }
  return { country, ...(home !== null && { openTo: home }) }
}

export const countryHref = (view: GlobeView, country: string, home: string | null): string =>
  `/jobs?${new URLSearchParams(countrySearch(view, country, home))}`
