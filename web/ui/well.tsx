import type { ReactNode } from 'react'
import styles from './well.module.css'

/** An inset area inside a card, where a nested card would be too much. */
export function Well({ children }: { children: ReactNode }) {
  return <div className={styles.well}>{children}</div>
}
