import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styles from '../auth-page.module.css'

/** The alternatives below the main sign-in method. */
export function OtherWays({ children }: { children: ReactNode }) {
  return (
    <div className={styles.ways}>
      <p className={styles.or}>
        <Trans context="between two ways to sign in">or</Trans>
      </p>
      {children}
    </div>
  )
}
