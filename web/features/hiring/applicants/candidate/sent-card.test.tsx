import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { CompanyApplication } from '#shared/features/hiring/applications/company-applications.contract.ts'
import { anApplicant } from '../applicants.builder.ts'
import { SentCard } from './sent-card.tsx'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const until = '2026-12-17T09:00:00.000Z'

function renderedText(now: string, given: Partial<CompanyApplication>): string {
  const reader = { zone: 'Africa/Nairobi', city: 'Nairobi', now: Date.parse(now) }
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <SentCard applicant={anApplicant(given)} reader={reader} />
    </I18nProvider>,
  )
  return container.textContent
}

it('says until when a company can read what was sent, and from then on why it cannot', () => {
  expect(renderedText(until, { sentReadableUntil: null })).not.toContain('Readable until')
  expect(renderedText(until, { sentReadableUntil: until })).toContain('Readable until Thursday 17 December')

  const withheld = { sentReadableUntil: until, isNameHidden: true }
  const words = renderedText('2026-12-17T09:00:01.000Z', withheld)
  expect(words).toContain('ended more than 30 days ago')
  expect(words).toContain('Your own decisions, notes and ratings remain.')
  expect(words).not.toMatch(/As submitted|Show names|reopen/)
  expect(renderedText('2026-12-17T09:00:01.000Z', { ...withheld, can: ['reopen'] })).toContain('If you reopen')
})
