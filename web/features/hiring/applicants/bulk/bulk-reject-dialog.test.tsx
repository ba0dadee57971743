import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { queryClientFor } from '#web/app/query/query-client.ts'
import { createSession } from '#web/app/session/create-session.ts'
import { SessionProvider } from '#web/app/session/session-context.tsx'
import { BulkRejectDialog } from './bulk-reject-dialog.tsx'

configure({ asyncUtilTimeout: 15_000 })

const nothing = () => undefined

function openDialog() {
  const fetch: typeof globalThis.fetch = async (input) =>
    String(input instanceof Request ? input.url : input).includes('/reject/preview')
      ? Response.json({ mails: [], failed: [] })
      : Response.json({ items: [] })
  const session = createSession({
    fetch,
    log: { error: nothing, warn: nothing, log: nothing, info: nothing, debug: nothing, trace: nothing },
    cookies: () => 'XSRF-TOKEN=t',
    knownIdentity: null,
    navigate: nothing,
    place: () => ({ pathname: '/', search: '' }),
  })
  const ids = ['0190a7e4-0000-7000-8000-000000000001', '0190a7e4-0000-7000-8000-000000000002']
  const dialog = <BulkRejectDialog ids={ids} onRejected={nothing} onUndone={nothing} onClose={nothing} />
  render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <SessionProvider session={session}>
        <QueryClientProvider client={queryClientFor(session)}>
          <RouterProvider router={createMemoryRouter([{ path: '/', element: dialog }])} />
        </QueryClientProvider>
      </SessionProvider>
    </I18nProvider>,
  )
}

afterEach(cleanup)

it('going back from the emails keeps what was entered', async () => {
  openDialog()
  const feedback = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Feedback/ })
  fireEvent.change(await feedback(), { target: { value: 'We were looking for more practice with Go.' } })
  const reasons = document.querySelector('select')
  if (reasons) fireEvent.change(reasons, { target: { value: 'skills' } })
  fireEvent.click(screen.getByRole('button', { name: 'Preview the emails' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Back' }))
  expect((await feedback()).value).toBe('We were looking for more practice with Go.')
  expect(screen.getByRole('button', { name: /Reason/ }).textContent).not.toContain('Choose')
})
