import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { AnswerValue } from '#shared/features/hiring/applications/sent-form.contract.ts'
import type { Draft } from '#shared/features/hiring/apply/apply.contract.ts'
import type { ApplyQuestion } from '#shared/features/hiring/apply/apply-form.contract.ts'
import { Form } from '#web/ui/form.tsx'
import { QuestionField } from './question-field.tsx'

const aQuestion = (facts: Partial<ApplyQuestion>): ApplyQuestion => ({
  id: 'q1',
  type: 'short_text',
  label: 'Which ledger?',
  help: '',
  options: [],
  isRequired: false,
  min: null,
  max: null,
  isPrivate: false,
  ...facts,
})

function ask(
  question: Partial<ApplyQuestion>,
  value: AnswerValue | null = null,
  errors = {},
  payUnit: Draft['payUnit'] = null,
) {
  const onChange = vi.fn<(value: AnswerValue | null) => void>()
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <Form errors={errors} validationBehavior="aria">
          <QuestionField
            question={aQuestion(question)}
            value={value}
            onChange={onChange}
            file={null}
            problem={undefined}
            payUnit={payUnit}
            isDisqualifying={question.isPrivate ?? false}
          />
        </Form>
      </QueryClientProvider>
    </I18nProvider>,
  )
  return onChange
}

describe('the field of a question', () => {
  it('returns text as text, and null for an empty one', () => {
    const onChange = ask({}, 'Books')
    fireEvent.change(screen.getByLabelText('Which ledger?'), { target: { value: 'Cash' } })
    fireEvent.change(screen.getByLabelText('Which ledger?'), { target: { value: '' } })
    expect(onChange.mock.calls).toEqual([['Cash'], [null]])
  })

  it('returns yes and no as booleans', () => {
    const onChange = ask({ type: 'yes_no' })
    fireEvent.click(screen.getByRole('radio', { name: 'No' }))
    expect(onChange).toHaveBeenCalledWith(false)
  })

  it('returns multiple choices in the order of the question', () => {
    const onChange = ask({ type: 'multi', options: ['Kafka', 'NATS'] }, ['NATS'])
    fireEvent.click(screen.getByRole('checkbox', { name: 'Kafka' }))
    expect(onChange).toHaveBeenCalledWith(['Kafka', 'NATS'])
  })

  it('asks for pay in the currency and period of the person or the job', () => {
    const onChange = ask({ type: 'salary_expectation' }, null, {}, { currency: 'KES', period: 'year' })
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Per year' }).checked).toBe(true)
    const field = screen.getByLabelText('Which ledger?')
    fireEvent.change(field, { target: { value: '5000' } })
    fireEvent.blur(field)
    expect(onChange).toHaveBeenLastCalledWith({ amount: 500_000, currency: 'KES', period: 'year' })
  })

  it('keeps a number that is out of bounds as it was typed', () => {
    const onChange = ask({ type: 'number', min: 0, max: 100 })
    const field = screen.getByLabelText('Which ledger?')
    fireEvent.change(field, { target: { value: '150' } })
    fireEvent.blur(field)
    expect(onChange).toHaveBeenLastCalledWith(150)
  })

  it.each([
    [{ type: 'number', min: 0, max: 100 }, 'From 0 to 100.'],
    [{ type: 'number', min: 3 }, 'At least 3.'],
    [{ type: 'number', max: 3 }, 'At most 3.'],
    [{ type: 'multi', options: ['a', 'b', 'c'], max: 2 }, 'Choose at most 2.'],
    [{ type: 'multi', options: ['a', 'b', 'c'], min: 1 }, 'Choose at least one.'],
    [{ type: 'multi', options: ['a', 'b', 'c'], min: 1, max: 2 }, 'Choose between 1 and 2.'],
    [{ type: 'multi', options: ['a', 'b', 'c'], min: 2, max: 2 }, 'Choose exactly 2.'],
    [{ type: 'long_text', min: 20, max: 400 }, 'At least 20 characters.'],
    [{ type: 'short_text', max: 10 }, 'At most 10 characters.'],
  ] satisfies [Partial<ApplyQuestion>, string][])('states its limits up front: %j', (question, words) => {
    ask(question)
    expect(screen.getByText(words)).toBeTruthy()
  })

  it('says what is wrong, who reads the answer, and that an answer will be rejected', () => {
    ask({ isPrivate: true }, 'x', { 'answers.q1': ['Enter a whole address.'] })
    expect(screen.getByLabelText('Which ledger?').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('Enter a whole address.')).toBeTruthy()
    expect(screen.getByText(/Only the hiring decision-makers/)).toBeTruthy()
    expect(screen.getByRole('status').textContent).toContain('likely to decline')
  })
})
