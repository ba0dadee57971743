import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { SearchHit } from '#shared/features/jobs/job-search/job-search.contract.ts'
import { JobLists } from './partial-results.tsx'

const hit = (id: string, isPartial: boolean) => ({ id, isPartial }) as SearchHit

const shown = (jobs: readonly SearchHit[]): string =>
  render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <JobLists jobs={jobs} renderRow={({ id }) => <li key={id}>{`${id} `}</li>}>
        end
      </JobLists>
    </I18nProvider>,
  ).container.textContent

afterEach(cleanup)

it('a line separates the jobs that match from those that match in part', () => {
  expect(shown([hit('one', false), hit('two', true)])).toBe('one These match only some of your wordstwo ')
  expect(shown([hit('two', true)])).toBe('These match only some of your wordstwo ')
})

it('there is no line when all of them match', () => {
  expect(shown([hit('one', false)])).toBe('one end')
})
