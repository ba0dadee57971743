import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, expect, it } from 'vitest'
import { queryClientFor } from '#web/app/query/query-client.ts'
import { aSession } from '#web/app/session/session.builder.ts'
import { SessionProvider } from '#web/app/session/session-context.tsx'
import { CountrySetting } from './account/country-setting.tsx'
import { CurrencySetting } from './display/currency-setting.tsx'

afterEach(cleanup)

/** Returns a function that lets the list of countries arrive. */
function show(Setting: ComponentType) {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const session = aSession(() => promise)
  render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <SessionProvider session={session}>
        <QueryClientProvider client={queryClientFor(session)}>
          <Setting />
        </QueryClientProvider>
      </SessionProvider>
    </I18nProvider>,
  )
  const countries = [
    { code: 'BR', name: 'Brazil', currency: 'BRL' },
    { code: 'KE', name: 'Kenya', currency: 'KES' },
  ]
  return () => resolve(Response.json(countries))
}

it.each([
  ['country', CountrySetting, 'Braz', 'Brazil'],
  ['currency', CurrencySetting, 'BRL', 'BRL – Brazilian Real'],
])('what someone types as their %s stays when the choices arrive later', async (_, Setting, typed, option) => {
  const arrive = show(Setting)
  const field = screen.getByRole<HTMLInputElement>('combobox')
  act(() => field.focus())
  fireEvent.change(field, { target: { value: typed } })
  arrive()
  expect(await screen.findByRole('option', { name: option })).toBeTruthy()
  expect(screen.getAllByRole('option')).toHaveLength(1)
  expect(field.isConnected && field.value).toBe(typed)
})
