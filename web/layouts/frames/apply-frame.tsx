import type { ReactNode } from 'react'
import { MAIN_ID, SkipLink } from '#web/ui/shell/skip-link.tsx'
import type { FrameSlots } from '../frame-slots.tsx'
import styles from './apply-frame.module.css'
import { FocusBar } from './focus-bar.tsx'
import { FrameProgress } from './frame-progress.tsx'

type ApplyFrameProps = { slots: FrameSlots; backHref?: string | undefined; children: ReactNode }

/** One column for one application: the job on top, then the steps, and beside them pay, fit and closing date. */
export function ApplyFrame({ slots, backHref, children }: ApplyFrameProps) {
  return (
    <div className={styles.frame} data-layout="apply">
      <SkipLink />
      <FocusBar subject={slots.subject} status={slots.status} actions={slots.actions} closeHref={backHref} />
      <div className={styles.columns} data-aside={slots.aside ? '' : undefined}>
        <div className={styles.column}>
          <FrameProgress>{slots.progress}</FrameProgress>
          <main id={MAIN_ID} tabIndex={-1}>
            {children}
          </main>
        </div>
        {slots.aside && <aside className={styles.aside}>{slots.aside}</aside>}
      </div>
      {slots.foot}
    </div>
  )
}
