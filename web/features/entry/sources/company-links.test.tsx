import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { queryClientFor } from '#web/app/query/query-client.ts'
import { aSession } from '#web/app/session/session.builder.ts'
import { SessionProvider } from '#web/app/session/session-context.tsx'
import CompanyLinksPage from './company-links.page.tsx'

afterEach(cleanup)

function openPageAs(role: string) {
  const requested: string[] = []
  const fetch: typeof globalThis.fetch = async (input) => {
    const address = String(input instanceof Request ? input.url : input)
    requested.push(address)
    if (address.includes('current-company'))
      return Response.json({ company: { id: 'company', name: 'Fjordpay', status: 'verified', role } })
    return Response.json({ items: [], nextCursor: null })
  }
  const session = aSession(fetch)
  const page = <CompanyLinksPage loaderData={{ dehydrated: null }} />
  render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <SessionProvider session={session}>
        <QueryClientProvider client={queryClientFor(session)}>
          <RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />
        </QueryClientProvider>
      </SessionProvider>
    </I18nProvider>,
  )
  return requested
}

it('members who may not create shared links are told so, and are not offered a form', async () => {
  const requested = openPageAs('hiring_manager')
  expect(await screen.findByText(/Only owners, admins and recruiters/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Create link' })).toBeNull()
  expect(requested.filter((address) => address.includes('/sources'))).toEqual([])
})

it('recruiters create them', async () => {
  openPageAs('recruiter')
  expect(await screen.findByRole('button', { name: 'Create link' })).toBeTruthy()
})
