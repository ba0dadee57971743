// The search as encoded in the page's URL: whoever has the URL sees the same search.

import type { FacetName } from '#shared/features/jobs/job-search/job-search.contract.ts'
import type { JobSort } from '#shared/features/jobs/job-search/search-query.contract.ts'

type BoundName = 'openTo' | 'overlap' | 'pay' | 'posted'
export type ChoiceName = Exclude<FacetName, BoundName>
export type FilterName = FacetName | 'text'

export type SearchState = {
  text: string
  /** Search for the text as is, without spelling correction, even when no job contains it. */
  isExact: boolean
  choices: Readonly<Record<ChoiceName, readonly string[]>>
  openTo: string | null
  /** Hours per day. */
  overlap: number | null
  /** Per year, in whole units of `currency`. */
  pay: number | null
  currency: string | null
  /** Days. */
  posted: number | null
  sort: JobSort
}

/** The value of `openTo` in the URL for no restriction. Without any filter, a search defaults to jobs open to the reader. */
export const ANYONE = 'anyone'

/** As minimum pay this matches every stated amount. */
export const STATED = 1

const sorts: Record<JobSort, true> = { fit: true, newest: true, pay: true }
export const sortNames = Object.keys(sorts) as JobSort[]

const choices: Record<ChoiceName, true> = {
  workplace: true,
  contract: true,
  engagement: true,
  level: true,
  region: true,
  country: true,
  visa: true,
  language: true,
  skill: true,
  company: true,
}
export const choiceNames = Object.keys(choices) as ChoiceName[]

export const noChoices = Object.fromEntries(choiceNames.map((name) => [name, []])) as unknown as SearchState['choices']
export const everything: SearchState = {
  text: '',
  isExact: false,
  choices: noChoices,
  openTo: null,
  overlap: null,
  pay: null,
  currency: null,
  posted: null,
  sort: 'fit',
}

/** Canonical: the same search always has the same URL, and defaults are omitted. */
export function writeSearch(state: SearchState): URLSearchParams {
  const params = new URLSearchParams()
  if (state.text) params.set('text', state.text)
  if (state.text && state.isExact) params.set('exact', 'yes')
  for (const name of choiceNames) {
    if (state.choices[name].length > 0) params.set(name, state.choices[name].toSorted().join(','))
  }
  for (const name of ['openTo', 'overlap', 'pay', 'posted'] as const) {
    const value = state[name]
    if (value !== null) params.set(name, String(value))
  }
  if (state.pay !== null && state.currency !== null) params.set('currency', state.currency)
  if (state.sort !== 'fit') params.set('sort', state.sort)
  return params
}

export const choose = (state: SearchState, name: ChoiceName, values: readonly string[]): SearchState => ({
  ...state,
  choices: { ...state.choices, [name]: values },
})

const isChoice = (name: string): name is ChoiceName => choiceNames.some((one) => one === name)

export function withoutFilter(state: SearchState, name: FilterName): SearchState {
  if (isChoice(name)) return choose(state, name, [])
  return { ...state, [name]: everything[name] }
}

/** The number of active filters, not counting the text. */
export function countFilters(state: SearchState): number {
  const bounds = [state.openTo, state.overlap, state.pay, state.posted]
  return (
    choiceNames.filter((name) => state.choices[name].length > 0).length + bounds.filter((one) => one !== null).length
  )
}
