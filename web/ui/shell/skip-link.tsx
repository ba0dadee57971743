import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styles from './skip-link.module.css'

export const MAIN_ID = 'main'

/** Visible only while focused. First in the document, and before long filters with the id of what follows them. */
export function SkipLink({ to = MAIN_ID, children }: { to?: string; children?: ReactNode }) {
  return (
    <a href={`#${to}`} className={styles.skip}>
      {children ?? <Trans>Skip to content</Trans>}
    </a>
  )
}
