import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { OfflineNotice } from '#web/ui/offline-notice.tsx'
import { MAIN_ID, SkipLink } from '#web/ui/shell/skip-link.tsx'
import { LegalLinks } from '../tools/legal-links.tsx'
import { LocaleSelect } from '../tools/locale-select.tsx'
import styles from './auth-frame.module.css'
import { AuthPanel } from './auth-panel.tsx'

type AuthFrameProps = {
  layout: 'auth' | 'auth-source'
  /** Who sent the person here, above the form. */
  subject?: ReactNode
  children: ReactNode
}

/** The pitch on one side, the form on the other. No navigation: there is nowhere to go before signing in. */
export function AuthFrame({ layout, subject, children }: AuthFrameProps) {
  const { t } = useLingui()
  return (
    <div className={styles.frame} data-layout={layout}>
      <SkipLink />
      <AuthPanel />
      <div className={styles.side}>
        <div className={styles.column}>
          {subject && (
            <aside className={styles.subject} aria-label={t`Referred by`}>
              {subject}
            </aside>
          )}
          <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
            <OfflineNotice />
            {children}
          </main>
          <footer className={styles.foot}>
            <LocaleSelect />
            <LegalLinks />
          </footer>
        </div>
      </div>
    </div>
  )
}
