import type { ReactNode } from 'react'
import styles from './action-bar.module.css'

type ActionBarProps = {
  /** What the action is about: pay, step, time it takes. */
  summary?: ReactNode
  children: ReactNode
}

/** Sticks to the bottom on phones, on focus screens without the bottom bar. */
export function ActionBar({ summary, children }: ActionBarProps) {
  return (
    <div className={styles.bar}>
      {summary && <div className={styles.summary}>{summary}</div>}
      <div className={styles.actions}>{children}</div>
    </div>
  )
}
