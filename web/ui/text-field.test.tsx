import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Form } from './form.tsx'
import type { FieldErrors } from './form-context.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })

type Case = Partial<TextFieldProps> & { errors?: FieldErrors; isBrowserValidated?: boolean }

const aForm = ({ errors, isBrowserValidated = false, ...field }: Case) => (
  <I18nProvider i18n={i18n}>
    <Form errors={errors} validationBehavior={isBrowserValidated ? 'native' : 'aria'}>
      <TextField label="Email" name="email" {...field} />
    </Form>
  </I18nProvider>
)

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' })

describe('a text field', () => {
  it('passes on what is typed', () => {
    const onChange = vi.fn()
    render(aForm({ onChange }))
    fireEvent.change(box(), { target: { value: 'amara' } })
    expect(onChange).toHaveBeenCalledExactlyOnceWith('amara')
  })

  it('is described by its help text and the server’s error, until it is changed', () => {
    render(aForm({ help: 'Only you see this', errors: { email: ['Taken.', 'Choose another.'], name: ['Too long.'] } }))
    const said = box().getAttribute('aria-describedby')?.split(' ') ?? []
    expect(said.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Only you see this',
      'Taken. Choose another.',
    ])
    expect(box().getAttribute('aria-invalid')).toBe('true')
    fireEvent.change(box(), { target: { value: 'a' } })
    expect(box().getAttribute('aria-invalid')).toBeNull()
  })

  it('shows the same error again when the server repeats it', () => {
    const { rerender } = render(aForm({ errors: { email: ['Taken.'] } }))
    fireEvent.change(box(), { target: { value: 'a' } })
    rerender(aForm({ errors: { email: ['Taken.'] } }))
    expect(box().getAttribute('aria-invalid')).toBe('true')
  })

  it('uses its own message for an empty field, whatever the rule says', () => {
    render(aForm({ value: '', errors: { email: ['Fill this in.'] }, missingMessage: 'Enter your email.' }))
    expect(screen.getByText('Enter your email.')).toBeTruthy()
    expect(screen.queryByText('Fill this in.')).toBeNull()
  })

  it('shows our own message for a browser error, and takes the focus', () => {
    render(aForm({ isBrowserValidated: true, isRequired: true, missingMessage: 'Enter your email.' }))
    expect(box().required).toBe(true)
    fireEvent(box(), new Event('invalid', { cancelable: true }))
    expect(screen.getByText('Enter your email.')).toBeTruthy()
    expect(document.activeElement).toBe(box())
  })

  it('names the expected format when the browser rejects the value', () => {
    render(aForm({ isBrowserValidated: true, type: 'email' }))
    fireEvent.change(box(), { target: { value: 'amara' } })
    fireEvent(box(), new Event('invalid', { cancelable: true }))
    expect(screen.getByText('Enter an email address, for example name@example.com.')).toBeTruthy()
  })

  it('suppresses browser messages where the page validates, and is still marked as required', () => {
    render(aForm({ isRequired: true }))
    expect(box().required).toBe(false)
    expect(box().getAttribute('aria-required')).toBe('true')
  })
})
