import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import type { AnswerValue } from '#shared/features/hiring/screeners/question.contract.ts'
import { MAX_SOURCE } from '#shared/features/hiring/screeners/screener-limits.ts'
import { ApiError } from '#web/app/session/api-error.ts'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { CodeEditor } from '#web/ui/code/code-editor.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import styles from './code.module.css'
import { CodeExamples } from './code-examples.tsx'
import { type CodeQuestion, useCodeRunner } from './code-runner.ts'

type CodeAnswerProps = {
  question: CodeQuestion
  describedBy: string
  value: AnswerValue
  onChange: (value: AnswerValue) => void
}

const languageNames = { javascript: 'JavaScript', typescript: 'TypeScript', python: 'Python' }

export function CodeAnswer({ question, describedBy, value, onChange }: CodeAnswerProps) {
  const { t, i18n } = useLingui()
  const helpId = useId()
  const runCode = useCodeRunner()
  const { language, entry, starter, examples, hiddenCount } = question
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async (source: string) => runCode?.(question, source),
    // The browser may not need a connection for it.
    networkMode: 'always',
  })
  const name = languageNames[language]
  const [reason] = error instanceof ApiError ? Object.values(error.errors).flat() : []
  const problem = reason ?? describeFailure(i18n, error)
  const text = typeof value === 'string' ? value : null
  const run = () => {
    // The starter code counts as an answer once it is run.
    if (text === null) onChange(starter)
    mutate(text ?? starter)
  }
  return (
    <div className={styles.answer}>
      <CodeEditor
        label={t`Your code, in ${name}`}
        describedBy={`${describedBy} ${helpId}`}
        language={language}
        initialValue={text ?? starter}
        onChange={(written) => onChange(written.slice(0, MAX_SOURCE))}
      />
      <p id={helpId} className={styles.help}>
        <Trans>
          {name}. Keep the function <code translate="no">{entry}</code>. To leave the editor with the keyboard, press
          Escape, then Tab.
        </Trans>
      </p>
      {runCode && examples.length > 0 && (
        <div className={styles.steps}>
          <PlainButton isPending={isPending} onPress={run}>
            <Trans>Run the examples</Trans>
          </PlainButton>
          {typeof data?.runsLeft === 'number' && (
            <span className={styles.help}>
              <Plural value={data.runsLeft} one="# run left" other="# runs left" />
            </span>
          )}
        </div>
      )}
      <div role="status">
        {problem && !isPending && <p className={styles.problem}>{problem}</p>}
        {data && !isPending && (
          <p className={styles.summary}>
            <Trans>
              {data.results.filter(({ verdict }) => verdict === 'passed').length} of {data.results.length} examples
              passed
            </Trans>
          </p>
        )}
      </div>
      <CodeExamples examples={examples} entry={entry} results={isPending ? null : (data?.results ?? null)} />
      {hiddenCount > 0 && (
        <p className={styles.help}>
          <Plural
            value={hiddenCount}
            one="After you submit, your code also runs on # hidden test."
            other="After you submit, your code also runs on # hidden tests."
          />
        </p>
      )}
    </div>
  )
}
