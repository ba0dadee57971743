import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { addToast, ToastRegion } from './toast-region.tsx'

it('shows a failure with its own icon and announces it at once', () => {
  render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <ToastRegion />
    </I18nProvider>,
  )
  act(() => {
    addToast({ text: 'Saved' })
    addToast({ text: 'Not saved', isFailure: true })
  })
  expect(screen.getByRole('alert').textContent).toBe('Not saved')
  expect(screen.getByRole('status').textContent).toBe('Saved')
  expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(2)
})
