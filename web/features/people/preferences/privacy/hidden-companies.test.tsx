import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { queryClientFor } from '#web/app/query/query-client.ts'
import { aSession } from '#web/app/session/session.builder.ts'
import { SessionProvider } from '#web/app/session/session-context.tsx'
import { HiddenCompanies } from './hidden-companies.tsx'

const loom = { id: '01890000-0000-7000-8000-000000000001', name: 'Accra Loom', city: 'Accra' }

function showField() {
  const session = aSession(async (url) => {
    const items = url.includes('Accra') ? [loom] : []
    return new Response(JSON.stringify({ items }), { headers: { 'Content-Type': 'application/json' } })
  })
  render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <SessionProvider session={session}>
        <QueryClientProvider client={queryClientFor(session)}>
          <HiddenCompanies companies={[]} />
        </QueryClientProvider>
      </SessionProvider>
    </I18nProvider>,
  )
}

function paste(value: string) {
  const field = screen.getByRole('combobox')
  act(() => field.focus())
  fireEvent.change(field, { target: { value } })
}

describe('the field to hide from a company', () => {
  it('opens the list for a name that was pasted', async () => {
    showField()
    paste('Accra Loom')
    expect(await screen.findByRole('option', { name: /Accra Loom/ })).toBeTruthy()
  })

  it('says so when no company matches', async () => {
    showField()
    paste('Nobody')
    expect(await screen.findByText('No company with that name.')).toBeTruthy()
  })
})
