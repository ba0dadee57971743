import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { fileKinds } from '#shared/features/base/files/file-kinds.ts'
import { queryClientFor } from '#web/app/query/query-client.ts'
import { createSession } from '#web/app/session/create-session.ts'
import { SessionProvider } from '#web/app/session/session-context.tsx'
import { StorageSection } from './storage.section.tsx'

afterEach(cleanup)

it('storage shows the limit of each kind before anything is uploaded', async () => {
  const nothing = () => {}
  const kinds = Object.keys(fileKinds).map((kind) => ({ kind, files: 0, usedBytes: 0, maxBytes: 50_000_000 }))
  const session = createSession({
    fetch: async () => Response.json({ usedBytes: 0, maxBytes: 2_000_000_000, kinds }),
    log: { error: nothing, warn: nothing, log: nothing, info: nothing, debug: nothing, trace: nothing },
    cookies: () => 'XSRF-TOKEN=t',
    knownIdentity: null,
    navigate: nothing,
    place: () => ({ pathname: '/', search: '' }),
  })
  render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <SessionProvider session={session}>
        <QueryClientProvider client={queryClientFor(session)}>
          <StorageSection />
        </QueryClientProvider>
      </SessionProvider>
    </I18nProvider>,
  )
  const bars = await screen.findAllByRole('progressbar')
  expect(bars.map((bar) => `${bar.getAttribute('aria-valuetext')}`)).toEqual([
    '0 bytes of 2 GB',
    ...Array<string>(5).fill('0 bytes of 50 MB'),
  ])
  expect(screen.getByText('Résumés')).toBeTruthy()
})
