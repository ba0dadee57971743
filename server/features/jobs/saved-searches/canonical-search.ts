// Two spellings of the same search are one search: sorted names, sorted values, nothing that only affects the display.

import { type JobSearchQuery, jobSearchQuery } from '#shared/features/jobs/job-search/search-query.contract.ts'

/** Affects how a list is displayed, not what it contains. */
const VIEW_FIELDS = ['sort', 'cursor', 'limit']

export type CanonicalSearch = {
  search: string
  /** Equal for two searches that find the same, however their text was typed. */
  key: string
  query: JobSearchQuery
}

/** `search` is the query string of an address; null when it is not a valid search. */
export function canonicalSearch(search: string): CanonicalSearch | null {
  const given = new URLSearchParams(search)
  const parsed = jobSearchQuery.safeParse(
    Object.fromEntries([...new Set(given.keys())].map((name) => [name, given.getAll(name)]).map(unwrap)),
  )
  if (!parsed.success) return null
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(parsed.data).toSorted(([one], [other]) => byText(one, other))) {
    const text = Array.isArray(value) ? value.toSorted(byText).join(',') : String(value ?? '')
    // A currency without an amount means nothing.
    const isIdle = name === 'currency' && parsed.data.pay === undefined
    if (text !== '' && !isIdle && !VIEW_FIELDS.includes(name)) params.set(name, text)
  }
  const canonical = params.toString()
  if (params.has('text')) params.set('text', normalizeText(parsed.data.text))
  return { search: canonical, key: params.toString(), query: parsed.data }
}

/** Case and repeated spaces make no difference, except for an upper-case OR. */
const normalizeText = (text: string): string =>
  text
    .split(/\s+/u)
    .map((word) => (word === 'OR' ? word : word.toLowerCase()))
    .join(' ')

const unwrap = ([name, values]: (string | string[])[]): [string, unknown] => [
  String(name),
  Array.isArray(values) && values.length === 1 ? values[0] : values,
]

const byText = (one: string, other: string): number => (one < other ? -1 : 1)
