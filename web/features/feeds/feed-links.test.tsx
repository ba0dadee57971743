import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { FeedLinks } from './feed-links.tsx'

const leftOut = 'These are the same for everyone, so overlap with your day is left out.'

function show(search: string): string | null {
  render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <FeedLinks search={search} />
    </I18nProvider>,
  )
  return screen.getByRole('link', { name: 'JSON Feed' }).getAttribute('href')
}

describe('the feeds of a search', () => {
  afterEach(cleanup)

  it('ask for what was searched for', () => {
    expect(show('text=go&level=senior')).toBe('/feeds/search.json?text=go&level=senior')
    expect(screen.queryByText(leftOut, { exact: false })).toBeNull()
  })

  it('leave out the hours shared with a reader, and say so', () => {
    expect(show('text=go&overlap=4')).toBe('/feeds/search.json?text=go')
    expect(screen.getByText(leftOut, { exact: false })).toBeTruthy()
  })

  it('are those of all jobs when nothing is left of it', () => {
    expect(show('overlap=4')).toBe('/feeds/jobs.json')
  })
})
