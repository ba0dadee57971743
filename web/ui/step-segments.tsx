import { Trans } from '@lingui/react/macro'
import styles from './step-segments.module.css'

type StepSegmentsProps = {
  /** How much of each step is done, 0 to 1: steps can be finished in any order. */
  progress: readonly number[]
  /** Index of the step on screen. */
  current: number
  title: string
  isOnDeep?: boolean
}

/** The stepper for phones: one segment per step, the current step's name, and its position. */
export function StepSegments({ progress, current, title, isOnDeep = false }: StepSegmentsProps) {
  const number = current + 1
  const count = progress.length
  return (
    <div className={styles.steps} data-deep={isOnDeep || undefined}>
      <div className={styles.segments} aria-hidden="true">
        {progress.map((done, index) => (
          // A step is identified by its index.
          <span key={index} className={styles.segment}>
            <span className={styles.done} style={{ inlineSize: `${Math.round(done * 100)}%` }} />
          </span>
        ))}
      </div>
      <p className={styles.words}>
        <strong>{title}</strong>
        <span className={styles.count}>
          <Trans>
            Step {number} of {count}
          </Trans>
        </span>
      </p>
    </div>
  )
}
