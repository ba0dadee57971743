import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { queryClientFor } from '#web/app/query/query-client.ts'
import { aSession } from '#web/app/session/session.builder.ts'
import { SessionProvider } from '#web/app/session/session-context.tsx'
import { HideNames } from './hide-names.tsx'

it('the log beside the switch says who showed the names, and when', async () => {
  const log = [
    { by: 'Wanjiru Kamau', isHidden: false, at: '2026-11-18T09:00:00.000Z' },
    { by: 'Wanjiru Kamau', isHidden: true, at: '2026-11-17T09:00:00.000Z' },
  ]
  const session = aSession(async () => Response.json({ isHidden: false, log }))
  const element = <HideNames jobId="job" isHidden={false} />
  render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <SessionProvider session={session}>
        <QueryClientProvider client={queryClientFor(session)}>
          <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
        </QueryClientProvider>
      </SessionProvider>
    </I18nProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Log of hidden names' }))
  const [latest, earlier] = await screen.findAllByRole('listitem')
  expect(latest?.textContent).toContain('Wanjiru KamauShowed the names')
  expect(latest?.querySelector('time')?.dateTime).toBe('2026-11-18T09:00:00.000Z')
  expect(earlier?.textContent).toContain('Hid the names')
})
