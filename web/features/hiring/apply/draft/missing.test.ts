import { describe, expect, it } from 'vitest'
import { aDraft } from './draft.builder.ts'
import { openSteps, problemsIn, remainingProblems } from './missing.ts'

const gap = (field: string, problem: string) => ({ step: 'resume' as const, field, problem })

describe('a missing field', () => {
  it('is reported while it is missing; new ones wait until the person continues', () => {
    const reported = problemsIn(
      aDraft({ missing: [gap('resume', 'Add your résumé.'), gap('coverNote', 'Fill this in.')] }),
      'resume',
    )
    expect(reported).toEqual({ resume: ['Add your résumé.'], coverNote: ['Fill this in.'] })
    const fixed = aDraft({ missing: [gap('coverNote', 'Fill this in.'), gap('resumeText', 'Too long.')] })
    expect(remainingProblems(reported, fixed, 'resume')).toEqual({ coverNote: ['Fill this in.'] })
  })
})

describe('a step', () => {
  const aTest = (state: 'open' | 'done') => ({
    testId: '019a0000-0000-7000-8000-000000000001',
    title: 'Ledgers',
    minutes: 10,
    isRequired: true,
    laterDays: 7,
    state,
  })

  it('is open while something is missing or a test has not been taken, even one that may be taken later', () => {
    expect(openSteps(aDraft({ missing: [gap('resume', 'Add your résumé.')], tests: [] }))).toEqual(['resume'])
    expect(openSteps(aDraft({ missing: [], tests: [aTest('open'), aTest('done')] }))).toEqual(['tests'])
    expect(openSteps(aDraft({ missing: [], tests: [aTest('done')] }))).toEqual([])
  })
})
