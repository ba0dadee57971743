import { Trans, useLingui } from '@lingui/react/macro'
import type { TopicScore } from '#shared/features/skills/skills/skills.contract.ts'
import styles from './topic-bars.module.css'

type TopicBarsProps = { topics: readonly TopicScore[]; needed: number }

/** Scores by topic beside the mark that was needed. Topics are part of the test, which is in English. */
export function TopicBars({ topics, needed }: TopicBarsProps) {
  const { i18n } = useLingui()
  return (
    <div className={styles.topics}>
      <dl className={styles.rows}>
        {topics.map(({ topic, percent }) => (
          <div key={topic} className={styles.row} data-low={percent < needed || undefined}>
            <dt lang="en" translate="no" className={styles.name}>
              {topic}
            </dt>
            <dd className={styles.score}>
              <span className={styles.track} aria-hidden="true">
                <span className={styles.bar} style={{ inlineSize: `${percent}%` }} />
                <span className={styles.mark} style={{ insetInlineStart: `${needed}%` }} />
              </span>
              <span className={styles.figure}>{i18n.number(percent)}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>
        <Trans>The line marks {needed}, which is needed to pass.</Trans>
      </p>
    </div>
  )
}
