import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styles from './skip-link.module.css'

export const MAIN_ID = 'main'

/** Visible only while focused. Placed first in the document and, with the id of what follows them, before long filters. */
export function SkipLink({ to = MAIN_ID, children }: { to?: string; children?: ReactNode }) {
  return (
    <a href={`#${to}`} className={styles.skip}>
      {children ?? <Trans>Skip to content</Trans>}
    </a>
  )
}
