import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { TemplatePicker } from './template-picker.tsx'
import { templateList } from './templates-query.ts'

afterEach(cleanup)

it('says which translations a text has that was picked before the form was opened again', () => {
  const cache = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  const [english, french] = [
    { language: 'en', text: 'Thank you for your time.' },
    { language: 'fr', text: 'Merci de votre temps.' },
  ]
  cache.setQueryData(templateList.queryKey, {
    items: [{ id: 'thanks', kind: 'rejection', name: 'Thanks', versions: [english, french] }],
  } as never)
  render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <QueryClientProvider client={cache}>
        <TemplatePicker
          kind="rejection"
          wording={{ language: 'en', translations: [french] }}
          onPick={() => undefined}
        />
      </QueryClientProvider>
    </I18nProvider>,
  )
  expect(screen.getByText(/You see the version in English\. People who know French better/)).toBeTruthy()
})
