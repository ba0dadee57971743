import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { AssessmentReview } from '#shared/features/skills/assessments/company-assessments.contract.ts'
import styles from '../assessments.module.css'
import { keyOf, shownAnswer } from './answer-words.ts'
import { CodeResult } from './code-result.tsx'
import { SpokenResult } from './spoken-result.tsx'

type Answer = AssessmentReview['answers'][number]

export function AnswerText({ answer: { question, value, points, code, spoken } }: { answer: Answer }) {
  const { i18n } = useLingui()
  const given = shownAnswer(question, value)
  const right = keyOf(question)
  return (
    <>
      <p className={styles.stem} translate="no">
        <bdi>{question.text}</bdi>
      </p>
      {question.kind === 'code' && given !== '' ? (
        <CodeResult source={given} result={code} />
      ) : spoken ? (
        <SpokenResult answer={spoken} text={typeof value === 'string' ? value : null} />
      ) : (
        <p className={styles.given} translate="no">
          {given === '' ? <Trans>No answer</Trans> : <bdi>{given}</bdi>}
        </p>
      )}
      <p className={styles.words}>
        {points === null ? (
          <Trans>Not marked yet</Trans>
        ) : (
          <Plural
            value={question.points}
            one={`${i18n.number(points)} of # point`}
            other={`${i18n.number(points)} of # points`}
          />
        )}
        {right !== '' && (
          <>
            {' · '}
            {question.kind === 'spoken' ? (
              <Trans>
                Look for: <bdi translate="no">{right}</bdi>
              </Trans>
            ) : (
              <Trans>
                Expected: <bdi translate="no">{right}</bdi>
              </Trans>
            )}
          </>
        )}
      </p>
    </>
  )
}
