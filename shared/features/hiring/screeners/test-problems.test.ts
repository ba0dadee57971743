import { describe, expect, it } from 'vitest'
import {
  aLongText,
  aMatching,
  aMultiple,
  anOrdering,
  aShortText,
  aSingle,
  oneOfEach,
  someGaps,
} from './screener.builder.ts'
import { findTestProblems } from './test-problems.ts'

const problemsOf = (...questions: Parameters<typeof findTestProblems>[0]) =>
  findTestProblems(questions).map(({ path, words }) => `${path.join('.')}: ${words.message}`)

describe('a test that nobody could answer correctly', () => {
  it('has its problems reported by field', () => {
    expect(problemsOf()).toEqual(['questions: Add at least one question.'])
    expect(problemsOf(aSingle({ a: true }))).toEqual(['questions.0.options: Add at least two options.'])
    expect(problemsOf(aSingle({ a: true, b: true }))).toEqual([
      'questions.0.options: Mark exactly one answer as correct.',
    ])
    expect(problemsOf(aMultiple({ a: false, b: false }))).toEqual([
      'questions.0.options: Mark at least one answer as correct.',
    ])
    expect(problemsOf(aSingle({ Lima: true, LIMA: false }))).toEqual([
      'questions.0.options.1.text: This is a duplicate.',
    ])
    expect(problemsOf(anOrdering(['a', 'b', 'A']))).toEqual(['questions.0.items.2.text: This is a duplicate.'])
    expect(problemsOf(aShortText([]))).toEqual(['questions.0.accepted: Add at least one accepted answer.'])
    expect(problemsOf(aMatching({ Kenya: 'Nairobi' }))).toEqual(['questions.0.items: Add at least two options.'])
    expect(problemsOf(someGaps('No gap', []))).toEqual([
      'questions.0.template: Mark each gap with three underscores: ___',
    ])
    expect(problemsOf(someGaps('___ and ___', [['a']]))).toEqual([
      'questions.0.gaps: Give the accepted answers for each gap.',
    ])
    expect(problemsOf(someGaps('___', [[]]))).toEqual(['questions.0.gaps.0: Add at least one accepted answer.'])
    expect(problemsOf({ ...aShortText(['a']), penalty: 5 })).toEqual([
      'questions.0.penalty: Subtract no more points than the question is worth.',
    ])
    expect(problemsOf({ ...aLongText(), minLength: 500 })).toEqual([
      'questions.0.maxLength: The maximum must be greater than the minimum.',
    ])
  })

  it('is not confused with a valid one', () => {
    expect(problemsOf(...oneOfEach())).toEqual([])
    const question = aShortText(['a'])
    expect(problemsOf(question, question)).toHaveLength(2)
  })
})
