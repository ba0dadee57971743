import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { expect, it, vi } from 'vitest'
import { DocumentHead, type PageHandle } from './document-head.tsx'

const site = { title: 'Meridian', titleSeparator: ' - ', url: 'https://app.test' }

it.each([
  ['/jobs/7', 'Designer', 'Designer - Meridian'],
  ['/jobs/7/apply', 'Designer', 'Apply – Designer - Meridian'],
  ['/login/abc/jobs', 'Ama Boateng', 'Jobs of Ama Boateng - Meridian'],
  ['/login/gone/jobs', undefined, 'Meridian'],
])('titles %s showing %s', async (path, name, title) => {
  const handle: PageHandle = { title: () => name }
  const Page = createRoutesStub([{ path, handle, Component: () => <DocumentHead site={site} /> }])
  render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <Page initialEntries={[path]} />
    </I18nProvider>,
  )
  await vi.waitFor(() => expect(document.title).toBe(title))
})

it.each([
  ['nurse, Kenya', 'nurse, Kenya - Explore jobs - Meridian'],
  ['', 'Explore jobs - Meridian'],
])('names a search before the title of its screen: %j', async (searched, title) => {
  const handle: PageHandle = { search: () => searched }
  const Page = createRoutesStub([{ path: '/explore', handle, Component: () => <DocumentHead site={site} /> }])
  render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <Page initialEntries={['/explore']} />
    </I18nProvider>,
  )
  await vi.waitFor(() => expect(document.title).toBe(title))
})
