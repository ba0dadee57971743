import type { TestContent } from '#shared/features/hiring/screeners/company-screeners.contract.ts'
import type { WrittenQuestion } from '#shared/features/hiring/screeners/question.contract.ts'
import { MAX_LONG_TEXT } from '#shared/features/hiring/screeners/screener-limits.ts'
import { plainTest } from '#shared/features/hiring/screeners/sections/plain-test.ts'
import {
  DEFAULT_ANSWER,
  DEFAULT_TAKES,
  DEFAULT_THINK,
  type TestFormat,
} from '#shared/features/hiring/screeners/spoken/spoken-question.ts'

export type QuestionKind = WrittenQuestion['kind']
export type Written<Kind extends QuestionKind> = Extract<WrittenQuestion, { kind: Kind }>

/** In the order in which they are offered. */
export const testKinds = [
  'single',
  'multiple',
  'true_false',
  'numeric',
  'short_text',
  'long_text',
  'file',
  'spoken',
  'ordering',
  'matching',
  'gaps',
  'code',
] as const satisfies readonly QuestionKind[]

const blankOption = { text: '', isRight: false }

export function blankQuestion(kind: QuestionKind): WrittenQuestion {
  const common = { text: '', code: null, points: 1 }
  switch (kind) {
    case 'single':
      return { ...common, kind, options: [{ ...blankOption, isRight: true }, blankOption] }
    case 'multiple':
      return { ...common, kind, options: [blankOption, blankOption, blankOption] }
    case 'true_false':
      return { ...common, kind, isTrue: true }
    case 'numeric':
      return { ...common, kind, answer: 0, tolerance: 0, unit: '' }
    case 'short_text':
      return { ...common, kind, accepted: [] }
    case 'long_text':
      return { ...common, kind, points: 5, minLength: 0, maxLength: MAX_LONG_TEXT, guide: '' }
    case 'file':
      return { ...common, kind, points: 5, guide: '' }
    case 'ordering':
      return { ...common, kind, items: [{ text: '' }, { text: '' }, { text: '' }] }
    case 'matching':
      return { ...common, kind, items: [1, 2].map(() => ({ text: '', match: '' })), others: [] }
    case 'gaps':
      return { ...common, kind, template: '', gaps: [] }
    case 'code':
      return { ...common, kind, points: 5, language: 'javascript', entry: 'solve', starter: '', cases: [blankCase] }
    case 'spoken':
      return {
        ...common,
        kind,
        points: 5,
        thinkSeconds: DEFAULT_THINK,
        answerSeconds: DEFAULT_ANSWER,
        takes: DEFAULT_TAKES,
        guide: '',
      }
  }
}

export const blankCase = { args: '[]', expected: '', isHidden: false }

export const blankTest = (format: TestFormat): TestContent => ({
  title: '',
  intro: '',
  minutes: 20,
  passPercent: null,
  isShuffled: format === 'test',
  ...plainTest,
  questions: [blankQuestion(format === 'interview' ? 'spoken' : 'single')],
})
