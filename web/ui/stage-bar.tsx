import { Trans, useLingui } from '@lingui/react/macro'
import { IconCheck } from '@tabler/icons-react'
import { Icon } from './icon.tsx'
import styles from './stage-bar.module.css'

type StageBarProps = {
  /** The stage names in order. */
  stages: readonly string[]
  /** Index of the current stage; past the last when it ended well. */
  current: number
  /** Indexes of skipped stages. */
  skipped?: readonly number[]
  /** Ended before the last stage: no stage is current any more. */
  isClosed?: boolean
  /** Writes each stage under its segment. Otherwise the caller puts the stage and whose turn it is beside the bar. */
  hasLabels?: boolean
}

type StageState = 'done' | 'current' | 'ahead' | 'skipped'

export function StageBar({ stages, current, skipped = [], isClosed = false, hasLabels = false }: StageBarProps) {
  const { t } = useLingui()
  const stateOf = (index: number): StageState =>
    skipped.includes(index) ? 'skipped' : index < current ? 'done' : index === current ? 'current' : 'ahead'
  const stage = stages[current]
  const number = current + 1
  const count = stages.length

  if (!hasLabels) {
    const text =
      stage === undefined
        ? t`Finished`
        : isClosed
          ? t`Closed at stage ${number} of ${count}, ${stage}`
          : t`Stage ${number} of ${count}, ${stage}`
    return (
      <span className={styles.bar} role="img" aria-label={text} data-closed={isClosed || undefined}>
        {stages.map((name, index) => (
          <span key={name} className={styles.segment} data-state={stateOf(index)} />
        ))}
      </span>
    )
  }
  const next = stages[current + 1]
  return (
    <div>
      <ol role="list" className={styles.bar} data-labels data-closed={isClosed || undefined}>
        {stages.map((name, index) => (
          <Stage key={name} name={name} state={stateOf(index)} />
        ))}
      </ol>
      {/* Five words do not fit side by side on a phone; the list above still has them for screen readers */}
      <p className={styles.summary} aria-hidden="true">
        <strong>{stage === undefined ? <Trans>Finished</Trans> : <bdi>{stage}</bdi>}</strong>
        {stage !== undefined && (
          <span>
            {next && !isClosed ? (
              <Trans>
                Step {number} of {count}, next: <bdi>{next}</bdi>
              </Trans>
            ) : (
              <Trans>
                Step {number} of {count}
              </Trans>
            )}
          </span>
        )}
      </p>
    </div>
  )
}

function Stage({ name, state }: { name: string; state: StageState }) {
  return (
    <li className={styles.stage} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
      <span className={styles.segment} data-state={state} />
      <span className={styles.label}>
        {state === 'done' && <Icon glyph={IconCheck} size={16} />}
        <bdi>{name}</bdi>
        {state === 'done' && (
          <span className="visually-hidden">
            , <Trans>done</Trans>
          </span>
        )}
        {state === 'skipped' && (
          <span className="visually-hidden">
            , <Trans>skipped</Trans>
          </span>
        )}
      </span>
    </li>
  )
}
