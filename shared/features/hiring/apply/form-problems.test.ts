import { describe, expect, it } from 'vitest'
import { newForm } from './apply-form.contract.ts'
import { findFormProblems } from './form-problems.ts'

const parts = { resume: 'required', coverNote: 'off', phone: 'off', intro: 'off' } as const
const problemsOf = (...questions: object[]) =>
  findFormProblems(newForm.parse({ parts, questions })).map(({ path }) => path.join('.'))
const options = ['Go', 'Rust']

describe('a form', () => {
  it('can have every type of question', () => {
    expect(
      problemsOf(
        { type: 'long_text', label: 'Why us?', max: 800 },
        { type: 'single', label: 'Which first?', options, knockout: ['Rust'] },
        { type: 'yes_no', label: 'Can you travel twice a year?', knockout: ['no'] },
        { type: 'file', label: 'A piece of work' },
        { type: 'salary_expectation', label: 'Salary expectation' },
      ),
    ).toEqual([])
  })

  it('cannot ask anything forbidden, not even in help texts', () => {
    expect(
      problemsOf(
        { type: 'number', label: 'How old are you?' },
        { type: 'short_text', label: 'About you', help: 'Tell us your marital status.' },
        { type: 'single', label: 'Choose', options: ['Your religion', 'Other'] },
      ),
    ).toEqual(['questions.0.label', 'questions.1.help', 'questions.2.options'])
  })

  it('needs distinct options and possible ranges', () => {
    expect(problemsOf({ type: 'single', label: 'One', options: ['Go'] })).toEqual(['questions.0.options'])
    expect(problemsOf({ type: 'multi', label: 'Some', options: ['Go', 'Go'] })).toEqual(['questions.0.options'])
    expect(problemsOf({ type: 'multi', label: 'Some', options, min: 3 })).toEqual(['questions.0.min'])
    expect(problemsOf({ type: 'number', label: 'Years', min: 5, max: 2 })).toEqual(['questions.0.max'])
    expect(problemsOf({ type: 'yes_no', label: 'Again?' }, { type: 'yes_no', label: 'again?' })).toEqual([
      'questions.1.label',
    ])
  })

  it('limits knockout answers, and never allows all of them', () => {
    const yesNo = (label: string, knockout: string[]) => ({ type: 'yes_no', label, knockout })
    expect(problemsOf({ type: 'short_text', label: 'Why?', knockout: ['x'] })).toEqual(['questions.0.knockout'])
    expect(problemsOf(yesNo('Can you?', ['maybe']))).toEqual(['questions.0.knockout'])
    expect(problemsOf(yesNo('Can you?', ['yes', 'no']))).toEqual(['questions.0.knockout'])
    const four = ['One?', 'Two?', 'Three?', 'Four?'].map((label) => yesNo(label, ['no']))
    expect(problemsOf(...four)).toEqual(['questions.3.knockout'])
  })

  it('can ask for two files at most', () => {
    const files = ['A', 'B', 'C'].map((label) => ({ type: 'file', label }))
    expect(problemsOf(...files)).toEqual(['questions.2.type'])
  })
})
