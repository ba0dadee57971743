import { useLingui } from '@lingui/react/macro'
import type { ScreenerAttempt } from '#shared/features/hiring/screeners/screeners.contract.ts'
import { MINUTE } from '#shared/kit/time-zones.ts'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import type { RunningAttempt } from '../sheet/use-running-attempt.ts'
import { ConnectionNote } from './connection-note.tsx'
import { SheetStatus } from './sheet-status.tsx'
import styles from './test.module.css'
import { TestTimer } from './test-timer.tsx'

/** Title, state of the answers, clock and progress. */
export function TestHead({ attempt, running }: { attempt: ScreenerAttempt; running: RunningAttempt }) {
  const { t } = useLingui()
  const { state, clock, here, answered, dismissPause } = running
  const count = attempt.questionCount
  const done = attempt.step.before + answered
  return (
    <>
      <header className={styles.bar}>
        <h2 className={styles.name}>
          <bdi>{attempt.title}</bdi>
        </h2>
        <SheetStatus state={state} />
        <TestTimer clock={clock} whole={attempt.minutes * MINUTE} />
      </header>
      <ProgressBar
        layout="bare"
        label={attempt.step.count > 1 ? t`Done` : t`Answered`}
        value={done}
        max={count}
        valueLabel={t`${done} of ${count}`}
      />
      <ConnectionNote here={here} clock={clock} dismissPause={dismissPause} />
    </>
  )
}
