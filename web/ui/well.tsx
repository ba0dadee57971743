import type { ReactNode } from 'react'
import styles from './well.module.css'

/** A sunken place inside a card, where a second card would be too much. */
export function Well({ children }: { children: ReactNode }) {
  return <div className={styles.well}>{children}</div>
}
