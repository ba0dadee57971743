// What is searched for, as it stands in the address of the page. Whoever has the address sees the same search; a word in it
// that we do not know is passed over, because an old link must still lead somewhere.

import type { FacetName } from '#shared/features/job-search/job-search.contract.ts'
import { MAX_CHOICES, MAX_OVERLAP, MAX_SEARCH_TEXT } from '#shared/features/job-search/search-limits.ts'
import type { JobSort } from '#shared/features/job-search/search-query.contract.ts'
import { employmentTypes, engagements, seniorities, workplaces } from '#shared/features/jobs/job-terms.ts'
import type { Region } from '#shared/features/reference/reference.contract.ts'

type BoundName = 'openTo' | 'overlap' | 'pay' | 'posted'
export type ChoiceName = Exclude<FacetName, BoundName>
export type FilterName = FacetName | 'text'

export type SearchState = {
  text: string
  choices: Readonly<Record<ChoiceName, readonly string[]>>
  openTo: string | null
  /** Hours a day. */
  overlap: number | null
  /** A year, in whole units of `currency`. */
  pay: number | null
  currency: string | null
  /** Days. */
  posted: number | null
  sort: JobSort
}

const regions: Record<Region, true> = {
  africa: true,
  americas: true,
  antarctica: true,
  asia: true,
  europe: true,
  oceania: true,
}
const sorts: Record<JobSort, true> = { fit: true, newest: true, pay: true }

export const sortNames = Object.keys(sorts) as JobSort[]

const isOneOf = (known: readonly string[]) => (value: string) => known.includes(value)
const looksLike = (pattern: RegExp) => (value: string) => pattern.test(value)
const COUNTRY = /^[A-Z]{2}$/
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

const isKnown: Record<ChoiceName, (value: string) => boolean> = {
  workplace: isOneOf(workplaces),
  contract: isOneOf(employmentTypes),
  engagement: isOneOf(engagements),
  level: isOneOf(seniorities),
  region: isOneOf(Object.keys(regions)),
  country: looksLike(COUNTRY),
  visa: isOneOf(['yes']),
  language: looksLike(/^[a-z]{2,3}$/),
  skill: looksLike(/^[a-z0-9.+#-]{1,60}$/),
  company: looksLike(UUID),
}
export const choiceNames = Object.keys(isKnown) as ChoiceName[]

export const noChoices = Object.fromEntries(choiceNames.map((name) => [name, []])) as unknown as SearchState['choices']
export const everything: SearchState = {
  text: '',
  choices: noChoices,
  openTo: null,
  overlap: null,
  pay: null,
  currency: null,
  posted: null,
  sort: 'fit',
}

export function readSearch(params: URLSearchParams): SearchState {
  const list = (name: ChoiceName) =>
    [...new Set(params.getAll(name).flatMap((value) => value.split(',')))].filter(isKnown[name]).slice(0, MAX_CHOICES)
  const text = (name: string, pattern: RegExp) => {
    const value = params.get(name) ?? ''
    return pattern.test(value) ? value : null
  }
  const whole = (name: string, most: number) => {
    const value = Number(text(name, /^\d{1,10}$/) ?? 0)
    return value >= 1 && value <= most ? value : null
  }
  const sort = params.get('sort') ?? ''
  return {
    text: (params.get('text') ?? '').trim().slice(0, MAX_SEARCH_TEXT),
    choices: Object.fromEntries(choiceNames.map((name) => [name, list(name)])) as unknown as SearchState['choices'],
    openTo: text('openTo', COUNTRY),
    overlap: whole('overlap', MAX_OVERLAP),
    pay: whole('pay', 1e9),
    currency: text('currency', /^[A-Z]{3}$/),
    posted: whole('posted', 365),
    sort: sort in sorts ? (sort as JobSort) : 'fit',
  }
}

/** The same search always has the same address: what is not asked for is not in it. */
export function writeSearch(state: SearchState): URLSearchParams {
  const params = new URLSearchParams()
  if (state.text) params.set('text', state.text)
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

const isChoice = (name: string): name is ChoiceName => name in isKnown

export function withoutFilter(state: SearchState, name: FilterName): SearchState {
  if (isChoice(name)) return choose(state, name, [])
  return { ...state, [name]: everything[name] }
}

/** How many filters are on, the words not counted. */
export function countFilters(state: SearchState): number {
  const bounds = [state.openTo, state.overlap, state.pay, state.posted]
  return (
    choiceNames.filter((name) => state.choices[name].length > 0).length + bounds.filter((one) => one !== null).length
  )
}
