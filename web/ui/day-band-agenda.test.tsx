import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { dayBand, type WorkWindow } from '#shared/kit/day-band.ts'
import { DayBandAgenda } from './day-band-agenda.tsx'

const zone = 'Africa/Nairobi'
const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

function isLight(window: WorkWindow): boolean {
  const own = { zone, window }
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <MemoryRouter>
        <DayBandAgenda
          band={dayBand({ date: '2026-11-17', own, other: own })}
          now={Date.parse('2026-11-17T09:00:00Z')}
          events={[]}
          otherName="You"
        />
      </MemoryRouter>
    </I18nProvider>,
  )
  return container.querySelector('[data-daylight]') !== null
}

it('is light around the working hours, and not at all without any', () => {
  expect(isLight({ from: 540, to: 1020 })).toBe(true)
  cleanup()
  expect(isLight({ from: 0, to: 0 })).toBe(false)
})
