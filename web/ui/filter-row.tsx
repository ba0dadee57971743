import type { ReactNode } from 'react'
import styles from './filter-row.module.css'

/** Filters in a bar that wraps: on phones a single scrolling line, so that the list begins on the first screen. */
export function FilterRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}
