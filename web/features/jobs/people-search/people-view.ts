// The URL holds the search, so that it can be shared and reloaded.

import {
  readLanguages,
  readSkills,
  writeLanguages,
  writeSkills,
} from '#shared/features/jobs/people-search/people-filters.ts'
import type { PeopleContext } from '#shared/features/jobs/people-search/people-search.contract.ts'
import {
  MAX_SEARCHED_OVERLAP,
  MAX_SEARCHED_PAY,
  PAY_STEP,
} from '#shared/features/jobs/people-search/people-search-limits.ts'

export type PeopleView = {
  role: string
  skills: string
  languages: string
  country: string | null
  minOverlap: number | null
  payUpTo: number | null
  availability: 'active' | null
  jobId: string | null
  listId: string | null
}

const PATH = '/company/people'

const SKILL = /^[a-z0-9][a-z0-9.+-]{0,59}(?:~[1-5])?$/
const LANGUAGE = /^[a-z]{2,3}(?:~[ABC][12])?$/
const partsLike = (text: string | null, part: RegExp): string =>
  (text ?? '')
    .split(',')
    .filter((one) => part.test(one))
    .join(',')

const numberWithin = (text: string | null, step: number, most: number): number | null => {
  const number = Number(text)
  return Number.isInteger(number / step) && number >= step && number <= most ? number : null
}
const idIn = (text: string | null): string | null => (text && /^[0-9a-f-]{36}$/.test(text) ? text : null)

export function readView(params: URLSearchParams): PeopleView {
  const country = params.get('country')
  return {
    role: params.get('role')?.trim() ?? '',
    skills: partsLike(params.get('skills'), SKILL),
    languages: partsLike(params.get('languages'), LANGUAGE),
    country: country && /^[A-Z]{2}$/.test(country) ? country : null,
    minOverlap: numberWithin(params.get('overlap'), 1, MAX_SEARCHED_OVERLAP),
    payUpTo: numberWithin(params.get('pay'), PAY_STEP, MAX_SEARCHED_PAY),
    availability: params.get('availability') === 'active' ? 'active' : null,
    jobId: idIn(params.get('job')),
    listId: idIn(params.get('list')),
  }
}

export function viewHref(view: PeopleView): string {
  const params = new URLSearchParams({
    ...(view.listId && { list: view.listId }),
    ...(view.jobId && { job: view.jobId }),
    ...(view.role && { role: view.role }),
    ...(view.skills && { skills: view.skills }),
    ...(view.languages && { languages: view.languages }),
    ...(view.country && { country: view.country }),
    ...(view.minOverlap && { overlap: String(view.minOverlap) }),
    ...(view.payUpTo && { pay: String(view.payUpTo) }),
    ...(view.availability && { availability: view.availability }),
  })
  return params.size === 0 ? PATH : `${PATH}?${params}`
}

/** The API query. */
export const searchQuery = (view: PeopleView) => ({
  ...(view.listId && { listId: view.listId }),
  ...(view.jobId && { jobId: view.jobId }),
  ...(view.role && { role: view.role }),
  ...(view.skills && { skills: view.skills }),
  ...(view.languages && { languages: view.languages }),
  ...(view.country && { country: view.country }),
  ...(view.minOverlap && { minOverlap: view.minOverlap }),
  ...(view.payUpTo && { payUpTo: view.payUpTo }),
  ...(view.availability && { availability: view.availability }),
})

export const noFilters = {
  role: '',
  skills: '',
  languages: '',
  country: null,
  minOverlap: null,
  payUpTo: null,
  availability: null,
  jobId: null,
} as const satisfies Partial<PeopleView>

export const isFiltered = ({ listId: _listId, ...filters }: PeopleView): boolean =>
  Object.values(filters).some((filter) => filter !== null && filter !== '')

/** The search suggested by a job; the list stays selected. */
export const viewForJob = (view: PeopleView, { id, search }: PeopleContext['jobs'][number]): PeopleView => ({
  ...noFilters,
  ...search,
  jobId: id,
  listId: view.listId,
})

export const withSkill = (view: PeopleView, slug: string): PeopleView => ({
  ...view,
  skills: writeSkills([...readSkills(view.skills).filter((one) => one.slug !== slug), { slug, level: 1 }]),
})

export const withoutSkill = (view: PeopleView, slug: string): PeopleView => ({
  ...view,
  skills: writeSkills(readSkills(view.skills).filter((one) => one.slug !== slug)),
})

export const withoutLanguage = (view: PeopleView, language: string): PeopleView => ({
  ...view,
  languages: writeLanguages(readLanguages(view.languages).filter((one) => one.language !== language)),
})

export const withLanguage = (view: PeopleView, language: string): PeopleView => ({
  ...view,
  languages: writeLanguages([...readLanguages(withoutLanguage(view, language).languages), { language, level: 'A1' }]),
})
