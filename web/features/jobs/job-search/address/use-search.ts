import { startTransition, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { useOwnCountry } from '#web/app/session/session-context.tsx'
import { readAddress } from './read-address.ts'
import { ANYONE, type SearchState, writeSearch } from './search-state.ts'

const SEARCH_PATH = '/jobs'

/** Marks the country in a URL as our guess, so that the page says so. */
export const GUESSED = { guessed: 'yes' }

export function searchHref(state: SearchState, more: Record<string, string> = {}): string {
  const params = writeSearch(state)
  for (const [name, value] of Object.entries(more)) params.set(name, value)
  if (writeSearch(state).size === 0) params.set('openTo', ANYONE)
  return `${SEARCH_PATH}?${params}`
}

/** The search of the page. */
export function useSearch() {
  const ownCountry = useOwnCountry()
  const readQuery = (search: string) => readAddress(new URLSearchParams(search), ownCountry)
  const location = useLocation()
  const navigate = useNavigate()
  const upcoming = useNavigation().location
  // The router only reports a navigation once it is rendered, but pressing three filters in a row must not build the third on the
  // first. So the requested state is held from the press until its navigation ends or another one replaces it.
  const [requested, setRequested] = useState<SearchState | null>(null)
  const isSearching = upcoming?.pathname === location.pathname && upcoming.search !== location.search
  const { state: shown, ...rest } = readQuery(location.search)

  async function apply(state: SearchState): Promise<void> {
    setRequested(state)
    await navigate(searchHref(state), { preventScrollReset: true })
    startTransition(() => setRequested((now) => (now === state ? null : now)))
  }

  return {
    ...rest,
    /** The search whose results are on screen. */
    shown,
    /** The latest requested search: filters show it at once, and the next press builds on it. */
    wanted: requested ?? (isSearching ? readQuery(upcoming.search).state : shown),
    isSearching,
    apply: (state: SearchState) => void apply(state),
  }
}
