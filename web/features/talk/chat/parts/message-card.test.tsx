import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { MessageCard } from './message-card.tsx'

const job = {
  slug: 'nurse-oslo',
  title: 'Nurse',
  company: { name: 'Fjordpay' },
  isOpen: true,
  pay: {
    min: { amount: 50_000_00, currency: 'EUR' },
    max: { amount: 60_000_00, currency: 'EUR' },
    period: 'year',
    hoursPerWeek: 40,
    basis: 'gross',
    policy: 'global',
  },
} as const

it('shows what the job of a first message pays', () => {
  const { container } = render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <MemoryRouter>
        <MessageCard card={{ kind: 'job', jobId: '01890000-0000-7000-8000-00000000f11e' }} job={job} />
      </MemoryRouter>
    </I18nProvider>,
  )
  expect(container.textContent).toBe('NurseFjordpay · EUR\u00a050–60k per year')
})
