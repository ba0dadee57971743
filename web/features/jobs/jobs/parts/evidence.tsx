import { Trans } from '@lingui/react/macro'
import styles from './evidence.module.css'

/** The quoted line of the job, so that the claim can be checked. */
export function Evidence({ quote }: { quote: string | null }) {
  if (quote === null) return null
  return (
    <figure className={styles.evidence}>
      <figcaption className={styles.source}>
        <Trans>The job says</Trans>
      </figcaption>
      <blockquote className={styles.line}>
        <bdi>{quote}</bdi>
      </blockquote>
    </figure>
  )
}
