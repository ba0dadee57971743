// What is asked and what counts as right, by kind of question.

import type { WrittenQuestion } from '#shared/features/hiring/screeners/question.contract.ts'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { ChoiceFields } from './kinds/choice-fields.tsx'
import { GuideFields } from './kinds/guide-fields.tsx'
import { GapFields, MatchingFields, OrderingFields } from './kinds/pair-fields.tsx'
import { SpokenFields } from './kinds/spoken-fields.tsx'
import { LongTextFields, NumericFields, ShortTextFields, TrueFalseFields } from './kinds/text-fields.tsx'

const CodeFields = lazyPart(async () => (await import('./kinds/code-fields.tsx')).CodeFields)

export type KeyProps<Q extends WrittenQuestion = WrittenQuestion> = {
  question: Q
  path: string
  errors: Readonly<Record<string, readonly string[]>>
  onChange: (question: WrittenQuestion) => void
}

export function KeyFields({ question, ...rest }: KeyProps) {
  switch (question.kind) {
    case 'single':
    case 'multiple':
      return <ChoiceFields question={question} {...rest} />
    case 'true_false':
      return <TrueFalseFields question={question} {...rest} />
    case 'numeric':
      return <NumericFields question={question} {...rest} />
    case 'short_text':
      return <ShortTextFields question={question} {...rest} />
    case 'long_text':
      return <LongTextFields question={question} {...rest} />
    case 'file':
      return <GuideFields question={question} {...rest} />
    case 'ordering':
      return <OrderingFields question={question} {...rest} />
    case 'matching':
      return <MatchingFields question={question} {...rest} />
    case 'gaps':
      return <GapFields question={question} {...rest} />
    case 'code':
      return <CodeFields question={question} {...rest} />
    case 'spoken':
      return <SpokenFields question={question} {...rest} />
  }
}
