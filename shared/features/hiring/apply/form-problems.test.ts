import { describe, expect, it } from 'vitest'
import { newForm } from './apply-form.contract.ts'
import { findFormProblems } from './form-problems.ts'

const parts = { resume: 'required', coverNote: 'off', phone: 'off', intro: 'off' } as const
const problemsOf = (...questions: object[]) =>
  findFormProblems(newForm.parse({ parts, questions })).map(({ path }) => path.join('.'))
const options = ['Go', 'Rust']

describe('a form', () => {
  it('may ask every type of question', () => {
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

  it('asks nothing that may not be asked, not in small print either', () => {
    expect(
      problemsOf(
        { type: 'number', label: 'How old are you?' },
        { type: 'short_text', label: 'About you', help: 'Tell us your marital status.' },
        { type: 'single', label: 'Choose', options: ['Your religion', 'Other'] },
      ),
    ).toEqual(['questions.0.label', 'questions.1.help', 'questions.2.options'])
  })

  it('gives choices, each once, and ranges that can be kept', () => {
    expect(problemsOf({ type: 'single', label: 'One', options: ['Go'] })).toEqual(['questions.0.options'])
    expect(problemsOf({ type: 'multi', label: 'Some', options: ['Go', 'Go'] })).toEqual(['questions.0.options'])
    expect(problemsOf({ type: 'multi', label: 'Some', options, min: 3 })).toEqual(['questions.0.min'])
    expect(problemsOf({ type: 'number', label: 'Years', min: 5, max: 2 })).toEqual(['questions.0.max'])
    expect(problemsOf({ type: 'yes_no', label: 'Again?' }, { type: 'yes_no', label: 'again?' })).toEqual([
      'questions.1.label',
    ])
  })

  it('lets few answers decide, and never all', () => {
    const yesNo = (label: string, knockout: string[]) => ({ type: 'yes_no', label, knockout })
    expect(problemsOf({ type: 'short_text', label: 'Why?', knockout: ['x'] })).toEqual(['questions.0.knockout'])
    expect(problemsOf(yesNo('Can you?', ['maybe']))).toEqual(['questions.0.knockout'])
    expect(problemsOf(yesNo('Can you?', ['yes', 'no']))).toEqual(['questions.0.knockout'])
    const four = ['One?', 'Two?', 'Three?', 'Four?'].map((label) => yesNo(label, ['no']))
    expect(problemsOf(...four)).toEqual(['questions.3.knockout'])
  })

  it('asks for two files at most', () => {
    const files = ['A', 'B', 'C'].map((label) => ({ type: 'file', label }))
    expect(problemsOf(...files)).toEqual(['questions.2.type'])
  })
})
