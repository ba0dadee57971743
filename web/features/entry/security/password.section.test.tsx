import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { queryClientFor } from '#web/app/query/query-client.ts'
import { type Session, SessionProvider } from '#web/app/session/session-context.tsx'
import { PasswordSection } from './password.section.tsx'
import { tokenList, waysIn } from './security-queries.ts'

it('a new password asks about the API tokens for companies, by name, even without tokens of one’s own', () => {
  const session = { identity: { read: () => null, subscribe: () => () => undefined } } as unknown as Session
  const cache = queryClientFor(session)
  cache.setQueryData(waysIn.queryKey, { hasPassword: true, hasPasskey: false, hasTwoFactor: false, canUseMail: true })
  cache.setQueryData(tokenList.queryKey, {
    items: [],
    companyTokens: [{ id: '1', name: 'Careers <b>site</b>', companyName: 'Fjordlys' }],
  })
  const router = createMemoryRouter([{ path: '/', element: <PasswordSection /> }])
  const { container } = render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <SessionProvider session={session}>
        <QueryClientProvider client={cache}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </SessionProvider>
    </I18nProvider>,
  )
  expect(screen.getByLabelText('Revoke the API token you created for a company')).toHaveProperty('checked', true)
  expect(container.textContent).toContain('Careers <b>site</b> for Fjordlys')
  expect(screen.queryByLabelText('Revoke your API token')).toBeNull()
})
