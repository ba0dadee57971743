import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { LogEntry } from '#shared/features/hiring/screeners/screeners.contract.ts'
import { Button } from '#web/ui/button.tsx'
import { Time } from '#web/ui/time.tsx'
import { attemptLogQuery } from './screener-queries.ts'
import styles from './screeners.module.css'
import { countdown } from './sheet/time-left.ts'

type Reader = { zone: string; now: number }

/** Everything that was recorded while somebody took a test; loaded when they ask for it. */
export function AttemptLog({ attemptId, reader }: { attemptId: string; reader: Reader }) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const { data, error } = useQuery({ ...attemptLogQuery(attemptId), enabled: isOpen })
  return (
    <div className={styles.log}>
      <p className={styles.words}>
        <Trans>We record when you start, save an answer, lose the connection or change the device. Nothing else.</Trans>
      </p>
      <div>
        <Button aria-expanded={isOpen} onPress={() => setIsOpen((one) => !one)}>
          {isOpen ? <Trans>Hide</Trans> : <Trans>Show what was recorded</Trans>}
        </Button>
      </div>
      {error && (
        <p role="alert" className={styles.problem}>
          <Trans>This could not be loaded. Try again.</Trans>
        </p>
      )}
      {isOpen && data && (
        <ol role="list" className={styles.entries} aria-label={t`What was recorded`}>
          {data.items.map((entry) => (
            <li key={`${entry.at} ${entry.kind} ${entry.question ?? ''}`} className={styles.entry}>
              <Time at={Date.parse(entry.at)} zone={reader.zone} now={reader.now} format="clock" />
              <span>
                <What entry={entry} />
              </span>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

function What({ entry: { kind, pausedMs, question } }: { entry: LogEntry }) {
  const paused = countdown(pausedMs)
  switch (kind) {
    case 'started':
      return <Trans>You started the test</Trans>
    case 'answered':
      return question === null ? <Trans>Answer saved</Trans> : <Trans>Answer to question {question} last saved</Trans>
    case 'connection_lost':
      return <Trans>Connection lost; the clock was paused for {paused} minutes</Trans>
    case 'taken_over':
      return <Trans>Continued in another tab or on another device</Trans>
    case 'late_answer':
      return <Trans>Answer to question {question} arrived after the end and does not count</Trans>
    case 'submitted':
      return <Trans>You submitted the test</Trans>
    case 'timed_out':
      return <Trans>Time was up; your answers were submitted</Trans>
    case 'marked':
      return <Trans>Marked</Trans>
    case 'marked_again':
      return <Trans>Marked again</Trans>
    case 'set_aside':
      return <Trans>Set aside by the company</Trans>
  }
}
