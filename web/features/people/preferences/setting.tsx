import type { ReactNode } from 'react'
import styles from './setting.module.css'

export function Settings({ children }: { children: ReactNode }) {
  return <div className={styles.settings}>{children}</div>
}

/** One field with its save status below. */
export function Setting({ children }: { children: ReactNode }) {
  return <div className={styles.setting}>{children}</div>
}
