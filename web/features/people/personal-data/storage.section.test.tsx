import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { fileKindNames, fileKindRules, PERSON_QUOTA_BYTES } from '#shared/features/base/files/file-kinds.ts'
import { queryClientFor } from '#web/app/query/query-client.ts'
import { aSession } from '#web/app/session/session.builder.ts'
import { SessionProvider } from '#web/app/session/session-context.tsx'
import { StorageSection } from './storage.section.tsx'

afterEach(cleanup)

it('storage shows the limit of each kind before anything is uploaded', async () => {
  const unused = { files: 0, usedBytes: 0 }
  const kinds = fileKindNames.map((kind) => ({ kind, ...unused, maxBytes: fileKindRules(kind).quotaBytes }))
  const session = aSession(async () => Response.json({ usedBytes: 0, maxBytes: PERSON_QUOTA_BYTES, kinds }))
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
  expect(bars.map((bar) => bar.getAttribute('aria-valuetext'))).toEqual([
    '0 bytes of 2.5 GB',
    '0 bytes of 30 MB',
    '0 bytes of 100 MB',
    '0 bytes of 500 MB',
    '0 bytes of 2 GB',
    '0 bytes of 300 MB',
  ])
  expect(screen.getByText('Résumés')).toBeTruthy()
})
