import { describe, expect, it } from 'vitest'
import { aDraft } from './draft.builder.ts'
import { problemsIn, remainingProblems } from './missing.ts'

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
