import { useEffect, useSyncExternalStore } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigation, useNavigationType } from 'react-router'
import { askedSearch } from './asked-search.ts'
import { readSearch, type SearchState, writeSearch } from './search-state.ts'

const SEARCH_PATH = '/jobs'

export function searchHref(state: SearchState, more: Record<string, string> = {}): string {
  const params = writeSearch(state)
  for (const [name, value] of Object.entries(more)) params.set(name, value)
  return params.size === 0 ? SEARCH_PATH : `${SEARCH_PATH}?${params}`
}

export function useSearch() {
  const location = useLocation()
  const navigate = useNavigate()
  const isBackOrForward = useNavigationType() === NavigationType.Pop
  const upcoming = useNavigation().location
  const params = new URLSearchParams(location.search)
  const isSearching = upcoming?.pathname === location.pathname && upcoming.search !== location.search
  const asked = useSyncExternalStore(askedSearch.subscribe, askedSearch.read, () => null)
  useEffect(() => {
    if (isBackOrForward || askedSearch.read() === location.search) askedSearch.forget()
  }, [location, isBackOrForward])
  const latest = asked ?? (isSearching ? upcoming.search : location.search)
  return {
    /** What the results on screen answer. */
    shown: readSearch(params),
    /** What was asked for last: filters show it at once, and the next press builds on it. */
    wanted: readSearch(new URLSearchParams(latest)),
    cursor: params.get('cursor'),
    selected: params.get('job'),
    isSearching,
    apply: (state: SearchState) => {
      const href = searchHref(state)
      askedSearch.note(href.slice(SEARCH_PATH.length))
      void navigate(href, { preventScrollReset: true })
    },
  }
}
