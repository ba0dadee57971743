import { describe, expect, it } from 'vitest'
import { aLongText, aMultiple, anOrdering, aShortText, aSingle, oneOfEach } from './screener.builder.ts'
import { findTestProblems } from './test-problems.ts'

const told = (...questions: Parameters<typeof findTestProblems>[0]) =>
  findTestProblems(questions).map(({ path, words }) => `${path.join('.')}: ${words.message}`)

describe('a test that nobody could answer rightly', () => {
  it('is told what to mend, beside the field', () => {
    expect(told()).toEqual(['questions: Ask at least one question.'])
    expect(told(aSingle({ a: true }))).toEqual(['questions.0.options: Give at least two to choose from.'])
    expect(told(aSingle({ a: true, b: true }))).toEqual(['questions.0.options: Mark exactly one answer as right.'])
    expect(told(aMultiple({ a: false, b: false }))).toEqual(['questions.0.options: Mark at least one answer as right.'])
    expect(told(aSingle({ Lima: true, LIMA: false }))).toEqual(['questions.0.options.1.text: This stands here twice.'])
    expect(told(anOrdering(['a', 'b', 'A']))).toEqual(['questions.0.items.2.text: This stands here twice.'])
    expect(told(aShortText([]))).toEqual(['questions.0.accepted: Name at least one answer that counts.'])
    expect(told({ ...aLongText(), minLength: 500 })).toEqual([
      'questions.0.maxLength: The most must be more than the least.',
    ])
  })

  it('is not found among sound ones', () => {
    expect(told(...oneOfEach())).toEqual([])
    const question = aShortText(['a'])
    expect(told(question, question)).toHaveLength(2)
  })
})
