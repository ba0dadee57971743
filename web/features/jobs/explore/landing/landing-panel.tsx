import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styles from './landing-panel.module.css'
import { Meridian } from './meridian.tsx'

type LandingPanelProps = { longitude: number | null; form: ReactNode; day: ReactNode }

/** What this is, in one screen: the promise, the way in, and the reader's own day. */
export function LandingPanel({ longitude, form, day }: LandingPanelProps) {
  return (
    <div className={styles.panel}>
      <div className={styles.inner}>
        <Meridian longitude={longitude} />
        <div className={styles.words}>
          <h1 tabIndex={-1} className={styles.title}>
            <Trans>Work that fits where you live.</Trans>
          </h1>
          <p className={styles.lead}>
            <Trans>
              Before you read a job, you see three things: whether you can be hired from your country, which hours you
              would share with the team, and what it pays in your own money.
            </Trans>
          </p>
          {form}
        </div>
        <div className={styles.day}>{day}</div>
      </div>
    </div>
  )
}
