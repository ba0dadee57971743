import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { queryClientFor } from '#web/app/query/query-client.ts'
import { aSession } from '#web/app/session/session.builder.ts'
import { SessionProvider } from '#web/app/session/session-context.tsx'
import { aCard, anApplicant } from '../applicants.builder.ts'
import { BulkRejectDialog } from './bulk-reject-dialog.tsx'
import { CompareDialog } from './compare-dialog.tsx'

const nothing = () => undefined

function openDialog(dialog: ReactElement, answer: (url: string) => Response | Promise<Response>) {
  const fetch: typeof globalThis.fetch = async (input) => answer(String(input instanceof Request ? input.url : input))
  const session = aSession(fetch)
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
  const ids = ['0190a7e4-0000-7000-8000-000000000001', '0190a7e4-0000-7000-8000-000000000002']
  openDialog(<BulkRejectDialog ids={ids} onRejected={nothing} onUndone={nothing} onClose={nothing} />, (url) =>
    url.includes('/reject/preview') ? Response.json({ mails: [], failed: [] }) : Response.json({ items: [] }),
  )
  const feedback = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Feedback/ })
  fireEvent.change(await feedback(), { target: { value: 'We were looking for more practice with Go.' } })
  const reasons = document.querySelector('select')
  if (reasons) fireEvent.change(reasons, { target: { value: 'skills' } })
  fireEvent.click(screen.getByRole('button', { name: 'Preview the emails' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Back' }))
  expect((await feedback()).value).toBe('We were looking for more practice with Go.')
  expect(screen.getByRole('button', { name: /Reason/ }).textContent).not.toContain('Choose')
})

it('everyone compared has a column from the start; who cannot be loaded can be tried again', async () => {
  const ada = aCard({ id: 'ada' })
  const bo = aCard({ id: 'bo', talent: { ...ada.talent, name: 'Bo Diaz' } })
  const deleted = aCard({ id: 'deleted', talent: { ...ada.talent, name: '' } })
  let isBroken = true
  openDialog(<CompareDialog cards={[ada, bo, deleted]} onClose={nothing} />, (url) => {
    if (url.endsWith('/deleted')) return new Promise<Response>(() => {})
    if (url.endsWith('/bo') && isBroken) return Response.json({}, { status: 500 })
    return Response.json(anApplicant({ mustHaves: { met: 3, total: 4 } }))
  })
  for (const name of ['Ada Moyo', 'Bo Diaz', 'Deleted applicant'])
    expect(await screen.findByRole('columnheader', { name: new RegExp(name) })).toBeTruthy()
  expect(await screen.findAllByText('3 of 4')).toHaveLength(1)
  isBroken = false
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.getAllByText('3 of 4')).toHaveLength(2))
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})
