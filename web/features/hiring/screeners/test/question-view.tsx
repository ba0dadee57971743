import { Plural, Trans } from '@lingui/react/macro'
import { IconFlag, IconFlagFilled } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import type { AnswerValue, AskedQuestion } from '#shared/features/hiring/screeners/question.contract.ts'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { AnswerField } from '../answers/answer-field.tsx'
import styles from './test.module.css'

type QuestionViewProps = {
  question: AskedQuestion
  number: number
  count: number
  value: AnswerValue
  problem: string | undefined
  isFlagged: boolean
  isFocused: boolean
  onChange: (value: AnswerValue, pauseMs?: number) => void
  onFlag: () => void
}

export function QuestionView(props: QuestionViewProps) {
  const { question, number, count, value, problem, isFlagged, isFocused, onChange, onFlag } = props
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isFocused) heading.current?.focus()
  }, [isFocused])
  const headingId = `question-${question.id}`
  return (
    <section className={styles.question} aria-labelledby={headingId}>
      <div className={styles.questionHead}>
        <span>
          <Trans>
            Question {number} of {count}
          </Trans>
          {' · '}
          <Plural value={question.points} one="# point" other="# points" />
          {question.penalty > 0 && (
            <>
              {' · '}
              <Plural
                value={question.penalty}
                one="A wrong answer costs # point"
                other="A wrong answer costs # points"
              />
            </>
          )}
        </span>
        <PlainButton
          variant="text"
          icon={isFlagged ? IconFlagFilled : IconFlag}
          aria-pressed={isFlagged}
          onPress={onFlag}
        >
          <Trans>Flag for later</Trans>
        </PlainButton>
      </div>
      <h3 id={headingId} ref={heading} tabIndex={-1} className={styles.stem}>
        <bdi>{question.text}</bdi>
      </h3>
      {question.code !== null && (
        // Scrolls sideways within its own box, so it must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <pre className={styles.code} tabIndex={0} dir="ltr">
          <code>{question.code}</code>
        </pre>
      )}
      <AnswerField key={question.id} question={question} describedBy={headingId} value={value} onChange={onChange} />
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </section>
  )
}
