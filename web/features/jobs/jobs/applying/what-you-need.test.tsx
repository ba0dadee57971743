import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { WhatYouNeed } from './what-you-need.tsx'

const parts = { resume: 'required', coverNote: 'off', phone: 'off', intro: 'off' } as const
const cost = { minutes: { least: 2, most: 2 }, finishedPercent: null, replyDays: 7, medianReplyDays: null }

function read(obstacle: string | null): string {
  const asked = { form: { parts, questions: [] }, tests: [], own: { obstacle } }
  return render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <WhatYouNeed requirements={asked} cost={cost} />
    </I18nProvider>,
  ).container.textContent
}

it('tells members of the company, and nobody else, why they cannot apply', () => {
  expect(read('own_company')).toContain('This job is at your company')
  cleanup()
  expect(read(null)).not.toContain('your company')
})
