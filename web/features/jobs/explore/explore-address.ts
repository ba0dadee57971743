// A guest's search as encoded in the URL: the same filters as in the search for people with an account, plus where the guest
// lives.

import { GUEST_SORT, type GuestAddress, readGuest } from '#web/features/jobs/job-search/address/guest-address.ts'
import { readAddress } from '#web/features/jobs/job-search/address/read-address.ts'
import { countFilters, type SearchState } from '#web/features/jobs/job-search/address/search-state.ts'

export type ExploreAddress = {
  guest: GuestAddress
  /** `openTo` only if a country other than their own was chosen. */
  state: SearchState
  /** Includes jobs that are not open to the country where they live. */
  isOpenToAnyone: boolean
  cursor: string | null
  leftOut: number
}

export function readExplore(given: URLSearchParams): ExploreAddress {
  const isOpenToAnyone = given.get('openTo') === 'anyone'
  const params = new URLSearchParams(given)
  if (isOpenToAnyone) params.delete('openTo')
  if (!params.has('sort')) params.set('sort', GUEST_SORT)
  const { state, cursor, leftOut } = readAddress(params)
  return { guest: readGuest(given), state, isOpenToAnyone, cursor, leftOut }
}

/** The search with its default: jobs open to the country where the guest lives. */
export const stateFor = ({ state, isOpenToAnyone }: ExploreAddress, country: string | null): SearchState => ({
  ...state,
  openTo: isOpenToAnyone ? null : (state.openTo ?? country),
})

/** The bare board, without a search or a later page: what search engines may index. */
export const isPlain = ({ state, isOpenToAnyone, cursor }: ExploreAddress): boolean =>
  state.text === '' && countFilters(state) === 0 && state.sort === GUEST_SORT && !isOpenToAnyone && cursor === null
