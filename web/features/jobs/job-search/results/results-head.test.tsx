import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render } from '@testing-library/react'
import type { ComponentProps, ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { JobSearchResult } from '#shared/features/jobs/job-search/job-search.contract.ts'
import { everything } from '../address/search-state.ts'
import { NotOpen } from './not-open.tsx'
import { NothingFound } from './nothing-found.tsx'
import { ResultsHead } from './results-head.tsx'

const typed = '<script>alert(1)</script>'

const rendered = (part: ReactNode): HTMLElement =>
  render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <MemoryRouter>{part}</MemoryRouter>
    </I18nProvider>,
  ).container

const textOf = (part: ReactNode): string => rendered(part).textContent

const head = (text: string, result: Partial<ComponentProps<typeof ResultsHead>['result']>): string =>
  textOf(
    <ResultsHead
      state={{ ...everything, text }}
      result={{ total: 3, corrected: null, emptyCity: null, ...result }}
      leftOut={0}
    />,
  )

describe('the head of the results', () => {
  it('repeats the search text character by character', () => {
    expect(head(typed, { corrected: 'alert' })).toContain(`Search instead for ${typed}`)
  })

  it('counts the jobs hidden by the country filter and links to them', () => {
    const facets = { openTo: { KE: 3, anyone: 15 } } as unknown as JobSearchResult['facets']
    const result = { total: 3, facets }
    const page = rendered(<NotOpen state={{ ...everything, openTo: 'KE' }} result={result} />)
    expect(page.textContent).toContain('12 jobs are hidden because they are not open to Kenya, or may not be.')
    expect(page.querySelector('a')?.getAttribute('href')).toBe('/jobs?openTo=anyone')
    expect(textOf(<NotOpen state={everything} result={result} />)).toBe('')
  })

  it('explains a city without any team', () => {
    const emptyCity = { name: 'Zürich', country: 'CH' }
    const explained = 'No teams in Zürich. These are elsewhere in Switzerland or can be done from there.'
    expect(head('zurich', { emptyCity })).toContain(explained)
    expect(head('zurich', { emptyCity, total: 0 })).not.toContain('Zürich')
  })
})

describe('without any results', () => {
  it('the suggestions repeat the search text character by character', () => {
    const costliest = [{ filters: ['text'], without: 7 }]
    const result = {
      items: [],
      nextCursor: null,
      total: 0,
      currency: null,
      facets: null,
      companies: null,
      skills: null,
    }
    const way = textOf(
      <NothingFound
        state={{ ...everything, text: typed }}
        result={{ ...result, corrected: null, unknown: null, emptyCity: null, costliest }}
      />,
    )
    expect(way).toContain(`Remove “${typed}” to see 7 jobs`)
  })

  it('words that occur in no job can be removed, and the rest stays', () => {
    const result = {
      items: [],
      nextCursor: null,
      total: 0,
      currency: null,
      facets: null,
      companies: null,
      skills: null,
    }
    const unknown = { words: ['<b>qzz</b>', 'xjx'], rest: 'rust -python' }
    const container = rendered(
      <NothingFound
        state={{ ...everything, text: 'rust <b>qzz</b> xjx -python', isExact: true }}
        result={{ ...result, corrected: null, unknown, emptyCity: null, costliest: [] }}
      />,
    )
    expect(container.textContent).toContain('Search without “<b>qzz</b> and xjx”')
    expect(container.querySelector('a')?.getAttribute('href')).toBe('/jobs?text=rust+-python')
  })
})
