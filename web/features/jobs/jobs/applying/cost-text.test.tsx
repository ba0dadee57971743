import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CostText } from './cost-text.tsx'

function say(minutes: { least: number; most: number }): string {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
  const cost = { minutes, finishedPercent: null, replyDays: 7, medianReplyDays: null }
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <CostText cost={cost} />
    </I18nProvider>,
  )
  return container.textContent
}

it.each([
  [{ least: 1, most: 1 }, 'About 1 minute.'],
  [{ least: 12, most: 12 }, 'About 12 minutes.'],
  [{ least: 8, most: 14 }, 'About 8 to 14 minutes.'],
])('says %j as %s', (minutes, words) => {
  expect(say(minutes)).toMatch(new RegExp(`^${words.replace('.', '\\.')} This company promises`))
})
