import { useLingui } from '@lingui/react/macro'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import styles from './assessments.module.css'

/** Topics are part of the test, in the language of whoever wrote it. */
export function Topics({ topics }: { topics: readonly { topic: string; percent: number }[] }) {
  const { i18n } = useLingui()
  return (
    <div className={styles.page} translate="no">
      {topics.map(({ topic, percent }) => (
        <ProgressBar key={topic} label={topic} value={percent} max={100} valueLabel={i18n.number(percent)} />
      ))}
    </div>
  )
}
