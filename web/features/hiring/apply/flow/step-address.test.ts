import { describe, expect, it } from 'vitest'
import { aDraft } from '../draft/draft.builder.ts'
import { nearestStep, requestedStep, stepsOf } from './step-address.ts'

const off = { resume: 'off', coverNote: 'off', phone: 'off', intro: 'off' } as const
const form = (parts: object, questions: unknown[] = []) =>
  aDraft({ form: { version: 1, parts: { ...off, ...parts }, questions: questions as never } })

describe('the steps of an application', () => {
  it('are the ones the company asks for', () => {
    expect(stepsOf(form({}))).toEqual(['you', 'review'])
    expect(stepsOf(form({ coverNote: 'optional', intro: 'required' }, [{}]))).toEqual([
      'you',
      'resume',
      'questions',
      'intro',
      'review',
    ])
    const test = { testId: '1', title: '', minutes: 5, isRequired: true, laterDays: null, state: 'open' } as const
    expect(stepsOf({ ...form({}), tests: [test] })).toEqual(['you', 'tests', 'review'])
  })

  it('fall through to the next one when a step is no longer asked for', () => {
    expect(nearestStep(['you', 'questions', 'review'], 'resume')).toBe('questions')
    expect(nearestStep(['you', 'review'], 'tests')).toBe('review')
    expect(nearestStep(['you', 'review'], 'you')).toBe('you')
  })

  it('are read from the URL, which accepts nothing else', () => {
    expect(requestedStep('https://x.test/jobs/7/apply?step=resume')).toBe('resume')
    expect(requestedStep('https://x.test/jobs/7/apply?step=__proto__')).toBeNull()
    expect(requestedStep('https://x.test/jobs/7/apply')).toBeNull()
  })
})
