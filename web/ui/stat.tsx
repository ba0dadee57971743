import type { ReactNode } from 'react'
import styles from './stat.module.css'

type StatProps = {
  label: ReactNode
  value: ReactNode
  /** What the number is compared with or made up of. */
  note?: ReactNode
}

export function Stat({ label, value, note }: StatProps) {
  return (
    <div className={styles.stat}>
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>{value}</span>
      {note && <span className={styles.note}>{note}</span>}
    </div>
  )
}
