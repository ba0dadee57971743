import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { engagements } from '#shared/features/jobs/jobs/job-terms.ts'
import { useFitText } from './fit-text.ts'
import { usePlaceText } from './place-text.ts'
import { useTermText } from './term-text.ts'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const wrapper = ({ children }: { children: ReactNode }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>
const inEnglish = <T,>(useWords: () => T): T => renderHook(useWords, { wrapper }).result.current

describe('the wording of a fit', () => {
  it('reads well after "hired" for every kind of engagement', () => {
    const { describeWays } = inEnglish(useTermText)
    expect(describeWays(['contractor'])).toBe('as a contractor')
    expect(describeWays(engagements)).toBe(
      'as an employee of the company, through an employer of record where you live, or as a contractor',
    )
  })

  it('uses articles for countries that need one', () => {
    const { listPlaces, countryInText } = inEnglish(usePlaceText)
    expect(listPlaces(['US', 'KE'], ['eu'])).toBe('the European Union, the United States, and Kenya')
    expect(countryInText('nl')).toBe('the Netherlands')
  })

  it('says "none" for zero overlap', () => {
    const { describeReason } = inEnglish(useFitText)
    const reason = {
      code: 'hours_short',
      neededMinutes: 180,
      worstMinutes: 0,
      bestMinutes: 0,
      shiftMinutes: 180,
    } as const
    expect(describeReason({ ...reason, canBeEnough: true }).long).toBe(
      'They ask for 3 h of overlap. You share none. Starting 3 h later would be enough.',
    )
  })
})
