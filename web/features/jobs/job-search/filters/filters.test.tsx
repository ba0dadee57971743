import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { facetNames } from '#shared/features/jobs/job-search/job-search.contract.ts'
import { type JobSearchQuery, jobSearchQuery } from '#shared/features/jobs/job-search/search-query.contract.ts'
import { queryClientFor } from '#web/app/query/query-client.ts'
import { aSession } from '#web/app/session/session.builder.ts'
import { SessionProvider } from '#web/app/session/session-context.tsx'
import { ownFactsQuery, ratesQuery } from '#web/features/jobs/jobs/reader/reader-queries.ts'
import { readAddress } from '../address/read-address.ts'
import { type SearchState, writeSearch } from '../address/search-state.ts'
import { readPresses } from './early-presses.ts'
import type { FilterProps } from './filter-props.ts'
import { Filters } from './filters.tsx'

/** Pagination is not part of the search. */
type Parameter = Exclude<keyof JobSearchQuery, 'cursor' | 'limit'>

/** No job has any of these values, so the facets do not offer them: the only job is a senior one. */
const asked: Record<Parameter, string> = {
  text: 'desinger',
  exact: 'yes',
  workplace: 'hybrid',
  contract: 'internship,temporary',
  engagement: 'contractor',
  level: 'executive',
  region: 'africa,oceania',
  country: 'NZ',
  visa: 'yes',
  language: 'ka',
  skill: 'c++,constructor,rust,toString',
  company: '01890a5d-ac96-774b-bcce-b302099a8057',
  openTo: 'KE',
  overlap: '4',
  pay: '900000',
  currency: 'KES',
  posted: '7',
  sort: 'pay',
}

const stateOf = (search: Record<string, string>): SearchState => readAddress(new URLSearchParams(search)).state
const counts = Object.fromEntries(
  facetNames.map((name) => [name, name === 'level' ? { senior: 1 } : {}]),
) as FilterProps['result']['facets']

function present<T>(thing: T | null): T {
  if (thing === null) throw new Error('Element not found')
  return thing
}

function renderForm(state: SearchState, applied: SearchState[] = [], facets = counts): HTMLFormElement {
  const session = aSession(async () => Response.error(), { place: () => ({ pathname: '/jobs', search: '' }) })
  const queries = queryClientFor(session)
  queries.setQueryData(ownFactsQuery.queryKey, {
    place: null,
    hours: null,
    payFloor: null,
    work: null,
    resume: null,
  })
  queries.setQueryData(ratesQuery.queryKey, { rates: {} })
  const { container } = render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <SessionProvider session={session}>
        <QueryClientProvider client={queries}>
          <MemoryRouter>
            <Filters
              state={state}
              result={{ facets, companies: [], skills: [], currency: null }}
              requestedAt={0}
              apply={(next) => applied.push(next)}
            />
          </MemoryRouter>
        </QueryClientProvider>
      </SessionProvider>
    </I18nProvider>,
  )
  return present(container.querySelector('form'))
}

/** What a browser would submit. */
function submittedBy(form: HTMLFormElement): string {
  const fields = [...new FormData(form)].filter((field): field is [string, string] => typeof field[1] === 'string')
  return writeSearch(readAddress(new URLSearchParams(fields)).state).toString()
}

const boxOf = (form: HTMLFormElement, name: string, value: string): HTMLInputElement =>
  present(form.querySelector<HTMLInputElement>(`input[name="${name}"][value="${value}"]`))

describe('the filter form', () => {
  it('is tested below with every parameter of the search', () => {
    expect(Object.keys(asked).toSorted()).toEqual(
      Object.keys(jobSearchQuery.shape)
        .filter((name) => name !== 'cursor' && name !== 'limit')
        .toSorted(),
    )
    expect([...writeSearch(stateOf(asked)).keys()].toSorted()).toEqual(Object.keys(asked).toSorted())
  })

  it.each(Object.entries(asked))('keeps %s when it is rendered and submitted', (name, value) => {
    // `exact` requires a text, and `currency` an amount.
    const { text, pay } = asked
    const search = { ...(name === 'exact' && { text }), ...(name === 'currency' && { pay }), [name]: value }
    const applied: SearchState[] = []
    const form = renderForm(stateOf(search), applied)
    expect(applied).toEqual([])
    expect(submittedBy(form)).toBe(writeSearch(stateOf(search)).toString())
  })

  it('keeps all parameters at once', () => {
    expect(submittedBy(renderForm(stateOf(asked)))).toBe(writeSearch(stateOf(asked)).toString())
  })
})

it('renders what is folded away when it is opened', () => {
  const skills = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`skill-${index}`, 30 - index]))
  const form = renderForm(stateOf({}), [], counts && { ...counts, skill: skills })
  const shown = () => form.querySelectorAll('input[name=skill]').length
  expect(shown()).toBe(5)
  const details = present(form.querySelector('details'))
  details.open = true
  fireEvent(details, new Event('toggle'))
  expect(shown()).toBe(30)
  cleanup()
})

it('counts no jobs for a selected skill that is named like an Object.prototype property', () => {
  const box = boxOf(renderForm(stateOf({ skill: 'constructor' })), 'skill', 'constructor')
  expect(box.closest('label')?.textContent).toMatch(/^constructor0/)
  cleanup()
})

describe('early presses', () => {
  it('are empty when every checkbox is as it was rendered, whatever the search', () => {
    expect(readPresses(renderForm(stateOf({ level: 'executive' })), stateOf(asked))).toBeNull()
  })

  it('add to the search and remove from it, and leave the rest alone', () => {
    const form = renderForm(stateOf(asked))
    boxOf(form, 'contract', 'temporary').checked = false
    boxOf(form, 'openTo', 'KE').checked = false
    const pressed = present(readPresses(form, stateOf(asked)))
    const { openTo: _, ...rest } = asked
    expect(writeSearch(pressed).toString()).toBe(writeSearch(stateOf({ ...rest, contract: 'internship' })).toString())
    boxOf(form, 'contract', 'temporary').checked = true
    boxOf(form, 'openTo', 'KE').checked = true
    expect(readPresses(form, stateOf(asked))).toBeNull()
  })

  it('add a second value to a first, and turn a switch on', () => {
    const form = renderForm(stateOf({ level: 'mid' }))
    boxOf(form, 'pay', '1').checked = true
    boxOf(form, 'level', 'senior').checked = true
    const pressed = present(readPresses(form, stateOf({ level: 'mid' })))
    expect(writeSearch(pressed).toString()).toBe('level=mid%2Csenior&pay=1')
  })
})
