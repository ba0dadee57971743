import { Trans, useLingui } from '@lingui/react/macro'
import type { DraftQuestion } from '#shared/features/learning/courses/authoring/course-draft.contract.ts'
import { MAX_QUESTIONS } from '#shared/features/learning/courses/course-kinds.ts'
import { PlainButton } from '#web/ui/plain-button.tsx'
import styles from '../authoring.module.css'
import { QuestionEditor } from './question-editor.tsx'

type QuizEditorProps = { questions: readonly DraftQuestion[]; onChange: (questions: DraftQuestion[]) => void }

const blank: DraftQuestion = { prompt: '', options: ['', ''], right: [], explanation: '' }

export function QuizEditor({ questions, onChange }: QuizEditorProps) {
  const { t } = useLingui()
  const move = (place: number, by: -1 | 1) => {
    const [one, other] = [questions[place], questions[place + by]]
    if (!one || !other) return
    onChange(questions.map((question, at) => (at === place ? other : at === place + by ? one : question)))
  }
  return (
    <>
      <p className={styles.small}>
        <Trans>Mark one or more right answers. If there are several, learners have to find them all.</Trans>
      </p>
      {questions.map((question, place) => (
        // Questions have no identity other than their place.
        <QuestionEditor
          key={place}
          title={t`Question ${place + 1}`}
          question={question}
          onChange={(changed) => onChange(questions.map((one, at) => (at === place ? changed : one)))}
          onMove={(by) => move(place, by)}
          onRemove={() => onChange(questions.filter((_, at) => at !== place))}
        />
      ))}
      {questions.length < MAX_QUESTIONS && (
        <div>
          <PlainButton onPress={() => onChange([...questions, blank])}>
            <Trans>Add a question</Trans>
          </PlainButton>
        </div>
      )}
    </>
  )
}
