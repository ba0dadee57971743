import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { MAIN_ID, SkipLink } from '#web/ui/shell/skip-link.tsx'
import type { FrameSlots } from '../frame-slots.tsx'
import styles from './assessments-frame.module.css'
import { FocusBar } from './focus-bar.tsx'
import { FrameProgress } from './frame-progress.tsx'

type AssessmentsFrameProps = { slots: FrameSlots; backHref?: string | undefined; children: ReactNode }

/** No navigation at all, only the timer and the questions. On phones the list of questions moves to the bottom. */
export function AssessmentsFrame({ slots, backHref, children }: AssessmentsFrameProps) {
  const { t } = useLingui()
  return (
    <div className={styles.frame} data-layout="assessments">
      <SkipLink />
      <FocusBar
        height="tall"
        subject={slots.subject}
        status={slots.status}
        actions={slots.actions}
        closeHref={backHref}
      />
      <FrameProgress className={styles.progress}>{slots.progress}</FrameProgress>
      <div className={styles.columns} data-aside={slots.aside ? '' : undefined}>
        {slots.aside && (
          <aside className={styles.navigator} aria-label={t`Questions`}>
            {slots.aside}
          </aside>
        )}
        <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
      {slots.foot && <div className={styles.foot}>{slots.foot}</div>}
    </div>
  )
}
