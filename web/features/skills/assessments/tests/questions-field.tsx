import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { WrittenQuestion } from '#shared/features/hiring/screeners/question.contract.ts'
import { MAX_QUESTIONS } from '#shared/features/hiring/screeners/screener-limits.ts'
import { MAX_SPOKEN, type TestFormat } from '#shared/features/hiring/screeners/spoken/spoken-question.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'
import { nextFocus, useLostFocus } from '#web/ui/use-lost-focus.ts'
import { blankQuestion, testKinds } from './blank-question.ts'
import { kindNames } from './kind-names.ts'
import { QuestionEditor } from './question-editor.tsx'
import styles from './tests.module.css'

type QuestionsFieldProps = {
  format: TestFormat
  questions: readonly WrittenQuestion[]
  sections: readonly { title: string }[]
  materials: readonly { title: string }[]
  errors: Readonly<Record<string, readonly string[]>>
  isReadOnly: boolean
  onChange: (questions: WrittenQuestion[]) => void
}

const swapped = (questions: readonly WrittenQuestion[], from: number, to: number): WrittenQuestion[] =>
  questions.map((one, place) => (place === from ? questions[to] : place === to ? questions[from] : one) ?? one)

export function QuestionsField({
  format,
  questions,
  sections,
  materials,
  errors,
  isReadOnly,
  onChange,
}: QuestionsFieldProps) {
  const { t, i18n } = useLingui()
  const box = useRef<HTMLDivElement>(null)
  const [kind, setKind] = useState<(typeof testKinds)[number]>('single')
  useLostFocus(box, questions.length)
  const most = format === 'interview' ? MAX_SPOKEN : MAX_QUESTIONS
  const [problem] = errors['questions'] ?? []
  return (
    <div ref={box} className={styles.parts}>
      {questions.map((question, place) => (
        <QuestionEditor
          // biome-ignore lint/suspicious/noArrayIndexKey: new questions have no id, and every field is controlled
          key={place}
          question={question}
          path={`questions.${place}`}
          number={place + 1}
          count={questions.length}
          sections={sections}
          materials={materials}
          errors={errors}
          isReadOnly={isReadOnly}
          onChange={(changed) => onChange(questions.map((one, at) => (at === place ? changed : one)))}
          onMove={(to) => onChange(swapped(questions, place, to))}
          onRemove={() => onChange(questions.filter((_, at) => at !== place))}
        />
      ))}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {!isReadOnly && questions.length < most && (
        <div className={styles.add}>
          {format === 'test' && (
            <Select
              label={t`Next question`}
              choices={testKinds.map((one) => ({ id: one, label: i18n._(kindNames[one]) }))}
              value={kind}
              onChange={(chosen) => setKind(testKinds.find((one) => one === chosen) ?? 'single')}
            />
          )}
          <Button
            {...nextFocus}
            icon={IconPlus}
            onPress={() => onChange([...questions, blankQuestion(format === 'interview' ? 'spoken' : kind)])}
          >
            <Trans>Add question</Trans>
          </Button>
        </div>
      )}
    </div>
  )
}
