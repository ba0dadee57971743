import { Trans } from '@lingui/react/macro'
import styles from './skip-link.module.css'

export const MAIN_ID = 'main'

/** First in the document, seen only while it has focus. */
export function SkipLink() {
  return (
    <a href={`#${MAIN_ID}`} className={styles.skip}>
      <Trans>Skip to content</Trans>
    </a>
  )
}
