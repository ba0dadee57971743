import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styles from './landing-panel.module.css'
import { Meridian } from './meridian.tsx'

type LandingPanelProps = { longitude: number | null; form: ReactNode; day: ReactNode }

/** What Meridian offers, in one screen: the headline, the search form, and the reader's own day. */
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
              Every job shows three things up front: whether you can be hired where you live, how many working hours you
              share with the team, and what it pays in your currency.
            </Trans>
          </p>
          {form}
        </div>
        <div className={styles.day}>{day}</div>
      </div>
    </div>
  )
}
