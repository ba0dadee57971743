import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { SubmitButton } from './submit-button.tsx'

function showForm(isPending: boolean) {
  const onSubmit = vi.fn()
  render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <form onSubmit={onSubmit}>
        <SubmitButton isPending={isPending}>Sign in</SubmitButton>
      </form>
    </I18nProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  return onSubmit
}

describe('a submit button', () => {
  it('submits the form', () => {
    expect(showForm(false)).toHaveBeenCalledOnce()
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('does not submit again while pending, keeps its name and focus, and announces it', () => {
    expect(showForm(true)).not.toHaveBeenCalled()
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Sign in' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(button.disabled).toBe(false)
    expect(screen.getByRole('status').textContent).not.toBe('')
  })
})
