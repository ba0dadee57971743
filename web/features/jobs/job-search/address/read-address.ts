// Parses a search from a URL. Unknown or outdated values are dropped and counted: an old link must still work, and its reader
// must know that it asked for more.

import { ratedCurrencies } from '#shared/features/base/exchange-rates/rated-currencies.ts'
import { countryCodes } from '#shared/features/base/reference/country-list.ts'
import type { Region } from '#shared/features/base/reference/reference.contract.ts'
import { readCursor } from '#shared/features/jobs/job-search/search-cursor.ts'
import { MAX_CHOICES, MAX_OVERLAP, MAX_SEARCH_TEXT } from '#shared/features/jobs/job-search/search-limits.ts'
import { employmentTypes, engagements, seniorities, workplaces } from '#shared/features/jobs/jobs/job-terms.ts'
import { ANYONE, type ChoiceName, choiceNames, type SearchState, sortNames } from './search-state.ts'

export type SearchAddress = {
  state: SearchState
  /** The cursor of the page; null for the first one. */
  cursor: string | null
  /** The job that is open next to the list. */
  selected: string | null
  /** The number of filters with a dropped value. */
  leftOut: number
}

const regions: Record<Region, true> = {
  africa: true,
  americas: true,
  antarctica: true,
  asia: true,
  europe: true,
  oceania: true,
}

const isOneOf = (known: readonly string[]) => (value: string) => known.includes(value)
const looksLike = (pattern: RegExp) => (value: string) => pattern.test(value)
const isCountry = isOneOf(countryCodes)
const isId = looksLike(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/)

const isKnown: Record<ChoiceName, (value: string) => boolean> = {
  workplace: isOneOf(workplaces),
  contract: isOneOf(employmentTypes),
  engagement: isOneOf(engagements),
  level: isOneOf(seniorities),
  region: isOneOf(Object.keys(regions)),
  country: isCountry,
  visa: isOneOf(['yes']),
  language: looksLike(/^[a-z]{2,3}$/),
  skill: looksLike(/^[a-z0-9.+#-]{1,60}$/),
  company: isId,
}

const searchParams = [
  'text',
  'exact',
  ...choiceNames,
  'openTo',
  'overlap',
  'pay',
  'currency',
  'posted',
  'sort',
  'cursor',
]

/** Whether the URL contains no search at all. */
export const isUnspecified = (params: URLSearchParams): boolean => !searchParams.some((name) => params.has(name))

/** A URL without any search means the jobs open to where its reader lives. */
export function readAddress(params: URLSearchParams, ownCountry: string | null = null): SearchAddress {
  const leftOut = new Set<string>()
  // Forms also submit empty fields, which do not count as dropped.
  const list = (name: ChoiceName): string[] => {
    const given = [...new Set(params.getAll(name).flatMap((value) => value.split(',')))].filter(Boolean)
    const known = given.filter(isKnown[name]).slice(0, MAX_CHOICES)
    if (known.length < given.length) leftOut.add(name)
    return known
  }
  const one = (name: string, isGood: (value: string) => boolean): string | null => {
    // A form may contain a field twice, with and without script; the last one is the visible one.
    const given = params.getAll(name).at(-1) || null
    if (given === null || isGood(given)) return given
    leftOut.add(name)
    return null
  }
  const whole = (name: string, most: number): number | null => {
    const isGood = (value: string) => /^\d{1,10}$/.test(value) && Number(value) >= 1 && Number(value) <= most
    const given = one(name, isGood)
    return given === null ? null : Number(given)
  }

  const openTo = isUnspecified(params) ? ownCountry : one('openTo', (value) => value === ANYONE || isCountry(value))
  const pay = whole('pay', 1e9)
  const currency = one('currency', isOneOf(ratedCurrencies))
  const sort = one('sort', isOneOf(sortNames)) as SearchState['sort'] | null
  const state: SearchState = {
    text: (params.get('text') ?? '').trim().slice(0, MAX_SEARCH_TEXT),
    isExact: params.get('exact') === 'yes',
    choices: Object.fromEntries(choiceNames.map((name) => [name, list(name)])) as unknown as SearchState['choices'],
    openTo: openTo === ANYONE ? null : openTo,
    overlap: whole('overlap', MAX_OVERLAP),
    // An amount is meaningless in an unknown currency.
    pay: leftOut.has('currency') ? null : pay,
    currency,
    posted: whole('posted', 365),
    sort: sort ?? 'fit',
  }
  const cursor = one('cursor', (value) => readCursor(value) !== null)
  return { state, cursor, selected: one('job', isId), leftOut: leftOut.size }
}
