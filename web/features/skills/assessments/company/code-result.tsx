import { Trans } from '@lingui/react/macro'
import { isPassed } from '#shared/features/hiring/screeners/code/code-question.ts'
import type { AssessmentReview } from '#shared/features/skills/assessments/company-assessments.contract.ts'
import { useVerdictText } from '#web/features/hiring/screeners/code/verdict-text.ts'
import { Chip } from '#web/ui/chip.tsx'
import styles from '../assessments.module.css'

type CodeResultProps = { source: string; result: AssessmentReview['answers'][number]['code'] }

/** The code, and how it did in each test. */
export function CodeResult({ source, result }: CodeResultProps) {
  const texts = useVerdictText()
  return (
    <>
      {/* Scrolls sideways within its own box, so it must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={styles.code} tabIndex={0} dir="ltr" translate="no">
        <code>{source}</code>
      </pre>
      {result === null ? (
        <p className={styles.words}>
          <Trans>The code has not been run yet.</Trans>
        </p>
      ) : (
        <>
          <p className={styles.words}>
            <Trans>
              {result.verdicts.filter(isPassed).length} of {result.verdicts.length} tests passed
            </Trans>
          </p>
          <ol className={styles.verdicts}>
            {result.verdicts.map((verdict, place) => (
              // The tests of a question never change their order.
              <li key={place}>
                <Chip size="small" tone={isPassed(verdict) ? 'ok' : 'bad'}>
                  {place + 1}: {texts[verdict]}
                </Chip>
              </li>
            ))}
          </ol>
          {result.message !== '' && (
            <p className={styles.words} translate="no">
              <bdi>{result.message}</bdi>
            </p>
          )}
        </>
      )}
    </>
  )
}
