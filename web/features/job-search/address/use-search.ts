import { useLocation, useNavigate, useNavigation } from 'react-router'
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
  const upcoming = useNavigation().location
  const params = new URLSearchParams(location.search)
  const isSearching = upcoming?.pathname === location.pathname && upcoming.search !== location.search
  return {
    /** What the results on screen answer. */
    shown: readSearch(params),
    /** What was asked for last: filters show it at once, and the next press builds on it. */
    wanted: readSearch(isSearching ? new URLSearchParams(upcoming.search) : params),
    cursor: params.get('cursor'),
    selected: params.get('job'),
    isSearching,
    apply: (state: SearchState) => void navigate(searchHref(state), { preventScrollReset: true }),
  }
}
