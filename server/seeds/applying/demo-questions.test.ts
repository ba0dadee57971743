import { describe, expect, it } from 'vitest'
import { questionTypes } from '#shared/features/hiring/applications/sent-form.contract.ts'
import { newForm } from '#shared/features/hiring/apply/apply-form.contract.ts'
import { findFormProblems } from '#shared/features/hiring/apply/form-problems.ts'
import { demoQuestions } from './demo-questions.ts'

const parts = { resume: 'required', coverNote: 'off', phone: 'off', intro: 'off' } as const

describe('a question of the demo world', () => {
  it.each(demoQuestions)('$label', (question) => {
    expect(findFormProblems(newForm.parse({ parts, questions: [question] }))).toEqual([])
  })

  it('exists for every type', () => {
    expect(new Set(demoQuestions.map(({ type }) => type))).toEqual(new Set(questionTypes))
  })
})
