import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { I18nProvider, useLocale } from 'react-aria-components'
import { expect, it } from 'vitest'
import { directionOf, locales } from '#shared/kit/locales.ts'
import { ariaLocale } from './aria-locale.ts'

it.each(locales)('gives React Aria the direction of the page in %s', (locale) => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nProvider locale={ariaLocale(locale)}>{children}</I18nProvider>
  )
  expect(renderHook(() => useLocale(), { wrapper }).result.current.direction).toBe(directionOf(locale))
})
