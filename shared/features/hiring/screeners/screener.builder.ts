// Test questions with the given values; the rest is filled in.

import type { Question, QuestionOf } from './question.contract.ts'

let made = 0
const anId = () => `00000000-0000-4000-8000-${String((made += 1)).padStart(12, '0')}`

const common = (points: number) => ({ id: anId(), text: 'What is it?', code: null, points })
const choice = (text: string) => ({ id: anId(), text })

export const aSingle = (options: Record<string, boolean>, points = 4): QuestionOf<'single'> => ({
  ...common(points),
  kind: 'single',
  options: Object.entries(options).map(([text, isRight]) => ({ ...choice(text), isRight })),
})

export const aMultiple = (options: Record<string, boolean>, points = 4): QuestionOf<'multiple'> => ({
  ...aSingle(options, points),
  kind: 'multiple',
})

export const aNumeric = (answer: number, tolerance = 0, points = 4): QuestionOf<'numeric'> => ({
  ...common(points),
  kind: 'numeric',
  answer,
  tolerance,
  unit: 'km',
})

export const aShortText = (accepted: string[], points = 4): QuestionOf<'short_text'> => ({
  ...common(points),
  kind: 'short_text',
  accepted,
})

export const aLongText = (points = 4): QuestionOf<'long_text'> => ({
  ...common(points),
  kind: 'long_text',
  minLength: 0,
  maxLength: 500,
  guide: 'Names a reason',
})

export const anOrdering = (items: readonly string[], points = 4): QuestionOf<'ordering'> => ({
  ...common(points),
  kind: 'ordering',
  items: items.map(choice),
})

export const aTrueFalse = (isTrue: boolean, points = 4): QuestionOf<'true_false'> => ({
  ...common(points),
  kind: 'true_false',
  isTrue,
})

export const aMatching = (pairs: Record<string, string>, others: string[] = []): QuestionOf<'matching'> => ({
  ...common(4),
  kind: 'matching',
  items: Object.entries(pairs).map(([text, match]) => ({ ...choice(text), match })),
  others,
})

export const someGaps = (template: string, gaps: string[][]): QuestionOf<'gaps'> => ({
  ...common(4),
  kind: 'gaps',
  template,
  gaps,
})

export const aCodeQuestion = (points = 4): QuestionOf<'code'> => ({
  ...common(points),
  kind: 'code',
  language: 'javascript',
  entry: 'add',
  starter: 'function add(a, b) {}',
  cases: [
    { args: '[1, 2]', expected: '3', isHidden: false },
    { args: '["zq-hidden", "b"]', expected: '"zq-hiddenb"', isHidden: true },
  ],
})

/** One of every kind that a test can have, each with an answer key that must not leak. */
export const oneOfEach = (): Question[] => [
  aSingle({ Lima: true, Quito: false }),
  aMultiple({ tea: true, milk: true, sand: false }),
  aNumeric(40_075, 100),
  aShortText(['zq-secret']),
  aLongText(),
  anOrdering(['egg', 'tadpole', 'frog']),
  aTrueFalse(true),
  aMatching({ Kenya: 'Nairobi', Peru: 'Lima' }, ['Quito']),
  someGaps('Water boils at ___ °C.', [['zq-hundred']]),
  aCodeQuestion(),
]
