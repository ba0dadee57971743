import type { jobSearch } from '#shared/features/jobs/job-search/job-search.contract.ts'
import { callApi } from '#web/app/api.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'
import type { SearchPages } from '../results/use-more-results.ts'
import { type ChoiceName, choiceNames, type SearchState } from './search-state.ts'

/** What a document contains: more than a screen full. Further jobs are loaded in larger steps. */
export const FIRST_PAGE_SIZE = 7
export const PAGE_SIZE = 20

/** The query of the endpoint for a search; `cursor` selects a later page. */
export const endpointSearch = (state: SearchState, cursor: string | null = null) => ({
  ...(state.text && { text: state.text, ...(state.isExact && { exact: 'yes' as const }) }),
  ...joinedChoices(state),
  ...(state.openTo !== null && { openTo: state.openTo }),
  ...(state.overlap !== null && { overlap: state.overlap }),
  ...(state.pay !== null && { pay: state.pay, ...(state.currency !== null && { currency: state.currency }) }),
  ...(state.posted !== null && { posted: state.posted }),
  sort: state.sort,
  limit: PAGE_SIZE,
  ...(cursor !== null && { cursor }),
})

/** Undefined is omitted from the URL. */
const joinedChoices = ({ choices }: SearchState) =>
  Object.fromEntries(choiceNames.map((name) => [name, choices[name].join(',') || undefined])) as Record<
    ChoiceName,
    string | undefined
  >

export const searchQuery = (state: SearchState, cursor: string | null = null) =>
  endpointQuery<typeof jobSearch.search>('GET /talent/api/jobs', {
    query: { ...endpointSearch(state, cursor), ...(cursor === null && { limit: FIRST_PAGE_SIZE }) },
  })

const MAX_BEST = 6

/** The few results of a search that fit the reader best. */
export const bestJobsQuery = (state: SearchState) =>
  endpointQuery<typeof jobSearch.search>('GET /talent/api/jobs', {
    query: { ...endpointSearch(state), limit: MAX_BEST },
  })

export const ownPages = (state: SearchState): SearchPages => ({
  key: ['talent', 'jobs', 'more', { query: endpointSearch(state) }],
  fetchPage: (client, cursor, signal) =>
    callApi<typeof jobSearch.search>(client, 'GET /talent/api/jobs', { query: endpointSearch(state, cursor), signal }),
})

/** Only for the total of a search. */
export const countQuery = (state: SearchState) =>
  endpointQuery<typeof jobSearch.search>('GET /talent/api/jobs', { query: { ...endpointSearch(state), limit: 1 } })
