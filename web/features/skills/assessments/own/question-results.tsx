import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { QuestionResult } from '#shared/features/skills/assessments/assessments.contract.ts'
import styles from '../assessments.module.css'

/** What each answer was worth, and why, as far as somebody marked it. */
export function QuestionResults({ questions }: { questions: readonly QuestionResult[] }) {
  return (
    <ol className={styles.answers}>
      {questions.map((question, place) => (
        // The order of the test never changes.
        <li key={place} className={styles.answer}>
          <One question={question} />
        </li>
      ))}
    </ol>
  )
}

function One({ question: { text, points, maxPoints, isAnswered, marks } }: { question: QuestionResult }) {
  const { i18n } = useLingui()
  const given = i18n.number(points)
  return (
    <>
      <p className={styles.stem} translate="no">
        <bdi>{text}</bdi>
      </p>
      <p className={styles.words}>
        <Plural value={maxPoints} one={`${given} of # point`} other={`${given} of # points`} />
        {!isAnswered && (
          <>
            {' · '}
            <Trans>No answer</Trans>
          </>
        )}
        {points < 0 && (
          <>
            {' · '}
            <Trans>Points deducted for a wrong answer</Trans>
          </>
        )}
        {isAnswered && points > 0 && points < maxPoints && (
          <>
            {' · '}
            <Trans>Partly right</Trans>
          </>
        )}
      </p>
      {marks.map(({ levels, comment }, place) => (
        // Marks are never reordered.
        <div key={place} translate="no">
          {levels.map(({ criterion, level, points: worth }) => (
            <p key={criterion} className={styles.words}>
              <bdi>
                {criterion}: {level} ({i18n.number(worth)})
              </bdi>
            </p>
          ))}
          {comment !== '' && (
            <p className={styles.message}>
              <bdi>{comment}</bdi>
            </p>
          )}
        </div>
      ))}
    </>
  )
}
