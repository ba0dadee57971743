import { describe, expect, it } from 'vitest'
import { canReview, meetsRule, percentDone } from './lesson-rules.ts'

const nothing = { readPercent: 0, quizPercent: null, checkedCount: 0, checklistLength: 0 }

describe('a lesson is done', () => {
  it('when nine tenths of an article are read', () => {
    expect(meetsRule('article', { ...nothing, readPercent: 89 })).toBe(false)
    expect(meetsRule('article', { ...nothing, readPercent: 90 })).toBe(true)
  })
  it('when a quiz is passed', () => {
    expect(meetsRule('quiz', nothing)).toBe(false)
    expect(meetsRule('quiz', { ...nothing, quizPercent: 69 })).toBe(false)
    expect(meetsRule('quiz', { ...nothing, quizPercent: 70 })).toBe(true)
  })
  it('when everything on the checklist is ticked off', () => {
    expect(meetsRule('assignment', { ...nothing, checkedCount: 2, checklistLength: 3 })).toBe(false)
    expect(meetsRule('assignment', { ...nothing, checkedCount: 3, checklistLength: 3 })).toBe(true)
    expect(meetsRule('assignment', nothing)).toBe(false)
  })
})

describe('progress', () => {
  it('only reaches 100 with the last lesson', () => {
    expect(percentDone(199, 200)).toBe(99)
    expect(percentDone(200, 200)).toBe(100)
    expect(percentDone(0, 0)).toBe(0)
  })
  it('never exceeds 100 when a new version has fewer lessons', () => expect(percentDone(9, 8)).toBe(100))
  it('allows a review from thirty percent', () => {
    expect(canReview(2, 10)).toBe(false)
    expect(canReview(3, 10)).toBe(true)
  })
})
