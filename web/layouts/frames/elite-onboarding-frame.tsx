import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { GlobeArcs } from '#web/ui/globe-arcs.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { LogoMark } from '#web/ui/logo.tsx'
import { OfflineNotice } from '#web/ui/offline-notice.tsx'
import { MAIN_ID, SkipLink } from '#web/ui/shell/skip-link.tsx'
import type { FrameSlots } from '../frame-slots.tsx'
import { DeletionNotice } from '../tools/deletion-notice.tsx'
import styles from './elite-onboarding-frame.module.css'

type EliteOnboardingFrameProps = { slots: FrameSlots; backHref?: string | undefined; children: ReactNode }

/** Joining Elite: all steps and what they lead to on the start side; on phones a slim segmented bar on top. */
export function EliteOnboardingFrame({ slots, backHref = '/', children }: EliteOnboardingFrameProps) {
  const { t } = useLingui()
  return (
    <div className={styles.frame} data-layout="elite-onboarding">
      <SkipLink />
      <aside className={styles.panel} aria-label={t`Your path to Elite`}>
        <GlobeArcs />
        <div className={styles.content}>
          <p className={styles.brand}>
            <LogoMark />
            <span translate="no">
              <span className={styles.product}>Meridian</span> <span className={styles.elite}>Elite</span>
            </span>
          </p>
          <div className={styles.steps}>{slots.steps}</div>
          <div className={styles.progress}>{slots.progress}</div>
          {slots.aside && <div className={styles.gives}>{slots.aside}</div>}
        </div>
      </aside>
      <div className={styles.column}>
        <header className={styles.bar}>
          <div className={styles.status}>{slots.status}</div>
          <div className={styles.guide}>{slots.actions}</div>
          <LinkButton href={backHref} variant="text">
            <Trans>Save and close</Trans>
          </LinkButton>
        </header>
        <OfflineNotice />
        <DeletionNotice />
        <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
          {children}
        </main>
        {slots.foot}
      </div>
    </div>
  )
}
