import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { AssessmentReview } from '#shared/features/skills/assessments/company-assessments.contract.ts'
import styles from '../assessments.module.css'
import { keyOf, levelTexts, shownAnswer } from './answer-words.ts'
import { CodeResult } from './code-result.tsx'
import { SpokenResult } from './spoken-result.tsx'

type Answer = AssessmentReview['answers'][number]

export function AnswerText({ answer: { question, value, points, code, spoken, file, marks } }: { answer: Answer }) {
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
      ) : question.kind === 'file' && value !== null ? (
        <p className={styles.given}>
          {file ? (
            <a href={file.url} translate="no">
              <bdi>{file.name}</bdi>
            </a>
          ) : (
            <Trans>The file has been deleted.</Trans>
          )}
        </p>
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
            {'guide' in question ? (
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
      {marks.map(({ points: given, levels, comment }, place) => (
        // Marks are never reordered.
        <p key={place} className={styles.words} translate="no">
          <bdi>{[i18n.number(given), ...levelTexts(question, levels), comment].filter(Boolean).join(' · ')}</bdi>
        </p>
      ))}
    </>
  )
}
