import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Logo } from '#web/ui/logo.tsx'
import { OfflineNotice } from '#web/ui/offline-notice.tsx'
import { MAIN_ID, SkipLink } from '#web/ui/shell/skip-link.tsx'
import styles from './minimal-frame.module.css'

type MinimalFrameProps = {
  width?: 'block' | 'reading' | 'wide' | undefined
  children: ReactNode
}

/** The logo on top and one thing below. Works without scripts. */
export function MinimalFrame({ width = 'block', children }: MinimalFrameProps) {
  const { t } = useLingui()
  return (
    <div className={styles.frame} data-layout="minimal" data-width={width}>
      <SkipLink />
      <header className={styles.top}>
        <Link to="/" className={styles.home} aria-label={t`Meridian, home`}>
          <Logo />
        </Link>
      </header>
      <OfflineNotice />
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  )
}
