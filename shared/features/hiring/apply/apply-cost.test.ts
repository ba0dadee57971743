import { describe, expect, it } from 'vitest'
import { questionTypes } from '#shared/features/hiring/applications/sent-form.contract.ts'
import { minutesToApply } from './apply-cost.ts'
import type { ApplyQuestion } from './apply-form.contract.ts'

const off = { resume: 'off', coverNote: 'off', phone: 'off', intro: 'off' } as const
const question = (named: Partial<ApplyQuestion>): ApplyQuestion => ({
  id: '018f3a3c-0000-7000-8000-000000000001',
  type: 'long_text',
  label: 'Why us?',
  help: '',
  options: [],
  isRequired: true,
  min: null,
  max: null,
  isPrivate: false,
  ...named,
})

describe('how long applying takes', () => {
  it('is a minute if only the details are required', () => {
    expect(minutesToApply({ parts: off, questions: [] }, [])).toEqual({ least: 1, most: 1 })
  })

  it('has a minimum for required parts and a maximum including optional ones', () => {
    const parts = { resume: 'required', coverNote: 'optional', phone: 'optional', intro: 'required' } as const
    const questions = [question({}), question({ type: 'yes_no' }), question({ isRequired: false })]
    const tests = [
      { minutes: 15, isRequired: true },
      { minutes: 20, isRequired: false },
    ]
    // 1 details + 1 résumé + 4 intro + 2 + 0.5 + 15, and 3 note + 2 + 20 more
    expect(minutesToApply({ parts, questions }, tests)).toEqual({ least: 24, most: 49 })
  })

  it('is a single figure if nothing is optional', () => {
    const parts = { ...off, resume: 'required', phone: 'optional' } as const
    expect(minutesToApply({ parts, questions: [question({})] }, [])).toEqual({ least: 4, most: 4 })
  })

  it('covers every type of question', () => {
    for (const type of questionTypes)
      expect(minutesToApply({ parts: off, questions: [question({ type })] }, []).least).toBeGreaterThanOrEqual(2)
  })
})
