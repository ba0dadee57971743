import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { FeedLinks } from './feed-links.tsx'

const leftOut = 'Feeds are the same for everyone, so overlap with your day is not included.'

function show(search: string, hasOverlap: boolean): string | null {
  render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <FeedLinks search={search} hasOverlap={hasOverlap} />
    </I18nProvider>,
  )
  return screen.getByRole('link', { name: 'JSON Feed' }).getAttribute('href')
}

describe('the feeds of a search', () => {
  it('request the current search', () => {
    expect(show('text=go&level=senior', false)).toBe('/feeds/search.json?text=go&level=senior')
    expect(screen.queryByText(leftOut, { exact: false })).toBeNull()
  })

  it("say that the reader's overlap is left out, even if it was the only filter", () => {
    expect(show('', true)).toBe('/feeds/jobs.json')
    expect(screen.getByText(leftOut, { exact: false })).toBeTruthy()
  })
})
