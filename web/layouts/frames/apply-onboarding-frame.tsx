import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { MAIN_ID, SkipLink } from '#web/ui/shell/skip-link.tsx'
import type { FrameSlots } from '../frame-slots.tsx'
import styles from './apply-onboarding-frame.module.css'
import { FocusBar } from './focus-bar.tsx'
import { FrameProgress } from './frame-progress.tsx'

type ApplyOnboardingFrameProps = { slots: FrameSlots; backHref?: string | undefined; children: ReactNode }

/** For guests who followed a link to a job: the job stays visible as a slim card while they create an account. */
export function ApplyOnboardingFrame({ slots, backHref, children }: ApplyOnboardingFrameProps) {
  const { t } = useLingui()
  return (
    <div className={styles.frame} data-layout="apply-onboarding">
      <SkipLink />
      <FocusBar status={slots.status} actions={slots.actions} closeHref={backHref} />
      <div className={styles.column}>
        {slots.subject && (
          <aside className={styles.job} aria-label={t`The job`}>
            {slots.subject}
          </aside>
        )}
        <FrameProgress>{slots.progress}</FrameProgress>
        <main id={MAIN_ID} tabIndex={-1}>
          {children}
        </main>
      </div>
      {slots.foot}
    </div>
  )
}
