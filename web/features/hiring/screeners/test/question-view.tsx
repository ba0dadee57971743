import { Plural, Trans } from '@lingui/react/macro'
import { IconFlag, IconFlagFilled } from '@tabler/icons-react'
import { Suspense, useEffect, useRef } from 'react'
import type { AnswerValue, AskedQuestion } from '#shared/features/hiring/screeners/question.contract.ts'
import type { ScreenerAttempt } from '#shared/features/hiring/screeners/screeners.contract.ts'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { AnswerField } from '../answers/answer-field.tsx'
import styles from './test.module.css'

// Lazy: few questions have any of these.
const SectionHead = lazyPart(async () => (await import('../parts/section-head.tsx')).SectionHead)
const MaterialView = lazyPart(async () => (await import('../parts/material-view.tsx')).MaterialView)
const RubricView = lazyPart(async () => (await import('../parts/rubric-view.tsx')).RubricView)

type QuestionViewProps = {
  question: AskedQuestion
  attempt: Pick<ScreenerAttempt, 'sections' | 'materials'>
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
  const { question, attempt, number, count, value, problem, isFlagged, isFocused, onChange, onFlag } = props
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isFocused) heading.current?.focus()
  }, [isFocused])
  const section = attempt.sections.find(({ questionIds }) => questionIds.includes(question.id))
  const material = question.material === undefined ? undefined : attempt.materials[question.material]
  const headingId = `question-${question.id}`
  return (
    <section className={styles.question} aria-labelledby={headingId}>
      {section && (
        <Suspense fallback={null}>
          <SectionHead section={section} isFirst={section.questionIds[0] === question.id} />
        </Suspense>
      )}
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
          {question.isAllOrNothing && (
            <>
              {' · '}
              <Trans>Points only if everything is right</Trans>
            </>
          )}
          {'isExact' in question && question.isExact && (
            <>
              {' · '}
              <Trans>Capital letters and accents matter</Trans>
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
      {(material || question.rubric) && (
        <Suspense fallback={null}>
          {material && <MaterialView material={material} />}
          {question.rubric && <RubricView rubric={question.rubric} />}
        </Suspense>
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
