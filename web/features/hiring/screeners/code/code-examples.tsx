import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { isPassed } from '#shared/features/hiring/screeners/code/code-question.ts'
import type { CodeRun } from '#shared/features/hiring/screeners/screeners.contract.ts'
import { Chip } from '#web/ui/chip.tsx'
import styles from './code.module.css'
import { useVerdictText } from './verdict-text.ts'

type Result = CodeRun['results'][number]
type CodeExamplesProps = {
  entry: string
  examples: readonly { args: string; expected: string }[]
  results: readonly Result[] | null
}

export function CodeExamples({ entry, examples, results }: CodeExamplesProps) {
  return (
    <ol className={styles.examples}>
      {examples.map(({ args, expected }, place) => (
        // Examples never change their order.
        <li key={place} className={styles.example}>
          <Value text={`${entry}(${argumentsOf(args)})`} />
          <Labelled label={<Trans>Expected</Trans>} text={expected} />
          {results?.[place] && <Outcome result={results[place]} />}
        </li>
      ))}
    </ol>
  )
}

/** `[1, 2]` is written as a call: `1, 2`. */
const argumentsOf = (list: string): string => list.trim().slice(1, -1)

function Outcome({ result: { verdict, got, message, output } }: { result: Result }) {
  const texts = useVerdictText()
  return (
    <>
      <div>
        <Chip size="small" tone={isPassed(verdict) ? 'ok' : 'bad'}>
          {texts[verdict]}
        </Chip>
      </div>
      {verdict === 'wrong' && <Labelled label={<Trans>Returned</Trans>} text={got ?? '–'} />}
      {message !== '' && <Value text={message} />}
      {output !== '' && <Labelled label={<Trans>Printed</Trans>} text={output.trimEnd()} />}
    </>
  )
}

const Labelled = ({ label, text }: { label: ReactNode; text: string }) => (
  <div className={styles.labelled}>
    <span className={styles.help}>{label}</span>
    <Value text={text} />
  </div>
)

const Value = ({ text }: { text: string }) => (
  <code className={styles.value} translate="no" dir="ltr">
    {text}
  </code>
)
