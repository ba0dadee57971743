import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { OfflineNotice } from '#web/ui/offline-notice.tsx'
import { MAIN_ID, SkipLink } from '#web/ui/shell/skip-link.tsx'
import type { FrameSlots } from '../frame-slots.tsx'
import { DeletionNotice } from '../tools/deletion-notice.tsx'
import { FrameProgress } from './frame-progress.tsx'
import styles from './new-onboarding-frame.module.css'

type NewOnboardingFrameProps = { slots: FrameSlots; backHref?: string | undefined; children: ReactNode }

/** One question per screen. Every question can be skipped. */
export function NewOnboardingFrame({ slots, backHref = '/', children }: NewOnboardingFrameProps) {
  return (
    <div className={styles.frame} data-layout="new-onboarding">
      <SkipLink />
      <FrameProgress className={styles.progress}>{slots.progress}</FrameProgress>
      <header className={styles.top}>
        <Logo />
        {slots.actions ?? (
          <LinkButton href={backHref} variant="text">
            <Trans>Skip for now</Trans>
          </LinkButton>
        )}
      </header>
      <OfflineNotice />
      <DeletionNotice />
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {(slots.status || slots.foot) && (
        <footer className={styles.foot}>
          {slots.status && (
            <div className={styles.status} role="status">
              {slots.status}
            </div>
          )}
          {slots.foot}
        </footer>
      )}
    </div>
  )
}
