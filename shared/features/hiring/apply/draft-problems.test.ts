import { describe, expect, it } from 'vitest'
import { problemOf } from '#shared/features/hiring/applications/answer-problems.ts'
import type { AnswerValue } from '#shared/features/hiring/applications/sent-form.contract.ts'
import { describeIssue } from '#shared/validation-messages.ts'
import type { ApplyForm, ApplyQuestion } from './apply-form.contract.ts'
import { type DraftFacts, findDraftProblems } from './draft-problems.ts'

const plain = {
  _: ({ message, values = {} }: { message: string; values?: Record<string, unknown> }) =>
    `${message} ${Object.values(values).join(' ')}`.trim(),
}

const question = (named: Partial<ApplyQuestion>): ApplyQuestion => ({
  id: '018f3a3c-0000-7000-8000-000000000001',
  type: 'short_text',
  label: 'Why us?',
  help: '',
  options: [],
  isRequired: false,
  min: null,
  max: null,
  isPrivate: false,
  ...named,
})

const isGood = (named: Partial<ApplyQuestion>, value: AnswerValue | null, isThere = false) =>
  problemOf(question(named), value, isThere) === null

describe('an answer', () => {
  const money = { amount: 60_000_00, currency: 'EUR', period: 'year' } as const
  const options = ['Go', 'Rust', 'Zig']
  const cases: [Partial<ApplyQuestion>, AnswerValue, AnswerValue][] = [
    [{ type: 'short_text', min: 3 }, 'Yes!', 'No'],
    [{ type: 'short_text' }, 'x'.repeat(255), 'x'.repeat(256)],
    [{ type: 'short_text' }, 'text', true],
    [{ type: 'long_text', max: 10 }, 'x'.repeat(10), 'x'.repeat(11)],
    [{ type: 'long_text', max: 9_000 }, 'x'.repeat(5_000), 'x'.repeat(5_001)],
    [{ type: 'number', min: 0, max: 10 }, 10, 11],
    [{ type: 'number', min: 0 }, 0, -1],
    [{ type: 'number' }, 1.5, 'many'],
    [{ type: 'date' }, '2028-02-29', '2026-02-29'],
    [{ type: 'date' }, '2026-11-16', 'tomorrow'],
    [{ type: 'yes_no' }, false, 'no'],
    [{ type: 'single', options }, 'Go', 'C'],
    [{ type: 'single', options }, 'Rust', ['Rust']],
    [{ type: 'multi', options, min: 2 }, ['Go', 'Zig'], ['Go', 'Go']],
    [{ type: 'multi', options, max: 1 }, ['Go'], ['Go', 'Zig']],
    [{ type: 'multi', options }, ['Go'], ['Go', 'C']],
    [{ type: 'url' }, 'https://example.org/me?x=1', 'example'],
    [{ type: 'url' }, 'http://github.com/me', 'javascript:alert(1)'],
    [{ type: 'url' }, 'https://münchen.example:8080', 'https://me@evil.example'],
    [{ type: 'country' }, 'KE', 'Kenya'],
    [{ type: 'timezone' }, 'Africa/Nairobi', 'Nairobi'],
    [{ type: 'salary_expectation' }, money, { ...money, amount: 0 }],
    [{ type: 'salary_expectation' }, money, 60_000],
    [{ type: 'notice_period' }, 30, 2.5],
    [{ type: 'notice_period' }, 0, 400],
  ]
  it.each(cases)('to %o can be %o, but not %o', (named, right, wrong) => {
    expect(isGood(named, right)).toBe(true)
    expect(isGood(named, wrong)).toBe(false)
  })

  it('can be left blank unless it is required', () => {
    for (const empty of [null, '', '   ', []]) {
      expect(isGood({}, empty)).toBe(true)
      expect(isGood({ isRequired: true }, empty)).toBe(false)
    }
    expect(isGood({ isRequired: true, type: 'yes_no' }, false)).toBe(true)
    expect(isGood({ isRequired: true, type: 'number' }, 0)).toBe(true)
  })

  it('with a file needs that file to exist', () => {
    expect(isGood({ type: 'file' }, 'an id', true)).toBe(true)
    expect(isGood({ type: 'file' }, 'an id', false)).toBe(false)
  })

  it('is rejected with a helpful message', () => {
    const say = (named: Partial<ApplyQuestion>, value: AnswerValue | null) => {
      const issue = problemOf(question(named), value, false)
      return issue && describeIssue(plain, issue)
    }
    expect(say({ type: 'number', max: 10 }, 11)).toMatch(/10/)
    expect(say({ isRequired: true }, null)).toBe('Fill this in.')
    expect(say({ isRequired: true, type: 'single', options }, null)).toBe('Choose one of the options.')
    expect(say({ type: 'url' }, 'me')).toMatch(/https:/)
  })
})

const form: ApplyForm = {
  version: 1,
  parts: { resume: 'required', coverNote: 'required', phone: 'required', intro: 'required' },
  questions: [question({ isRequired: true })],
}
const parts = { resume: 'off', coverNote: 'off', phone: 'off', intro: 'off' } as const
const around: DraftFacts = { hasResumeFile: false, answerFiles: {}, hasRecording: false, tests: [] }
const empty = {
  name: '',
  phone: '',
  coverNote: '',
  resumeFileId: null,
  resumeText: '',
  answers: {},
  intro: null,
  allowsProcessing: false,
}
const fieldsOf = (given: Partial<Parameters<typeof findDraftProblems>[1]>, asked = form, near = around) =>
  findDraftProblems(asked, { ...empty, ...given }, near).map(({ field }) => field)

describe('what is missing', () => {
  it('is reported field by field, each with its step', () => {
    const problems = findDraftProblems(form, empty, around)
    expect(problems.map(({ step, field }) => `${step}: ${field}`)).toEqual([
      'you: name',
      'you: phone',
      'resume: resume',
      'resume: coverNote',
      `questions: answers.${form.questions[0]?.id}`,
      'intro: intro',
      'review: allowsProcessing',
    ])
    expect(problems.map(({ issue }) => issue.path)[4]).toEqual(['answers', form.questions[0]?.id])
  })

  it('is nothing once everything is filled in', () => {
    const whole = {
      name: 'Suharto',
      phone: '+254 (712) 345-678',
      coverNote: 'Hello',
      resumeText: 'I can do this',
      answers: { [question({}).id]: 'Because' },
      intro: { kind: 'text', text: 'I am' },
      allowsProcessing: true,
    } as const
    expect(fieldsOf(whole)).toEqual([])
    expect(fieldsOf({ ...whole, resumeText: '' }, form, { ...around, hasResumeFile: true })).toEqual([])
  })

  it('does not include what the company does not ask for', () => {
    expect(fieldsOf({ name: 'Ada', allowsProcessing: true }, { version: 1, parts, questions: [] })).toEqual([])
  })

  it('includes an invalid name or phone number', () => {
    const bare = { version: 1, parts: { ...parts, phone: 'optional' as const }, questions: [] }
    const names = ['Ada www.win.example', 'https://x.example', '  ']
    for (const name of names) expect(fieldsOf({ name, allowsProcessing: true }, bare)).toEqual(['name'])
    for (const name of ["Siobhán O'Neill-Müller", 'Dr. Ana M. Sousa', '李小龙', 'Pelé'])
      expect(fieldsOf({ name, allowsProcessing: true }, bare)).toEqual([])
    for (const phone of ['call me', '12', 'http://1234567.example'])
      expect(fieldsOf({ name: 'Ada', phone, allowsProcessing: true }, bare)).toEqual(['phone'])
    for (const phone of ['', '+49 30 1234567', '٠١٢٣٤٥٦٧٨'])
      expect(fieldsOf({ name: 'Ada', phone, allowsProcessing: true }, bare)).toEqual([])
  })

  it('includes a deleted recording, and a test that must be taken first', () => {
    const asked = { version: 1, parts: { ...parts, intro: 'required' as const }, questions: [] }
    const recorded = { name: 'Ada', allowsProcessing: true, intro: { kind: 'recording', recordingId: 'x' } } as const
    expect(fieldsOf(recorded, asked)).toEqual(['intro'])
    expect(fieldsOf(recorded, asked, { ...around, hasRecording: true })).toEqual([])
    const test = { testId: 't', isRequired: true, laterDays: null, state: 'running' as const }
    const judge = (given: Partial<typeof test> | { laterDays: number }) =>
      fieldsOf(recorded, asked, { ...around, hasRecording: true, tests: [{ ...test, ...given }] })
    expect(judge({})).toEqual(['tests.t'])
    expect(judge({ laterDays: 3 })).toEqual([])
    expect(judge({ isRequired: false })).toEqual([])
    expect(fieldsOf(recorded, asked, { ...around, hasRecording: true, tests: [{ ...test, state: 'done' }] })).toEqual(
      [],
    )
  })
})
