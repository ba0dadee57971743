import { Trans } from '@lingui/react/macro'
import styles from './skip-link.module.css'

export const MAIN_ID = 'main'

/** First in the document, visible only while focused. */
export function SkipLink() {
  return (
    <a href={`#${MAIN_ID}`} className={styles.skip}>
      <Trans>Skip to content</Trans>
    </a>
  )
}
