import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './list-row.module.css'

type ListRowProps = {
  /** Company mark, avatar, dial or tile of 40 px. */
  mark?: ReactNode
  title: ReactNode
  /** Makes the whole row one link. Actions stay targets of their own. */
  href?: string
  /** It leads to another part of the same page: the scroll place is kept. */
  isInPlace?: boolean
  meta?: ReactNode
  /** The line of facts below: fit marks, chips, a day band. */
  facts?: ReactNode
  /** Why this row is here, set off by a bar. */
  reason?: ReactNode
  /** Across the whole row, below the mark too. */
  foot?: ReactNode
  /** A button, a date, a bookmark at the end side. */
  action?: ReactNode
  isSelected?: boolean
}

/** Rows stand in one card, parted by hairlines. */
export function List({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <ul role="list" className={styles.list} aria-label={label}>
      {children}
    </ul>
  )
}

export function ListRow(props: ListRowProps) {
  const { mark, title, href, isInPlace = false, meta, facts, reason, foot, action, isSelected = false } = props
  return (
    <li
      className={styles.row}
      data-selected={isSelected || undefined}
      data-linked={href ? true : undefined}
      data-tall={facts || reason || foot ? true : undefined}
    >
      {mark}
      <div className={styles.body}>
        {href ? (
          <Link
            className={styles.title}
            to={href}
            aria-current={isSelected || undefined}
            preventScrollReset={isInPlace}
          >
            <bdi>{title}</bdi>
          </Link>
        ) : (
          <span className={styles.title}>
            <bdi>{title}</bdi>
          </span>
        )}
        {meta && <div className={styles.meta}>{meta}</div>}
        {facts && <div className={styles.facts}>{facts}</div>}
        {reason && <p className={styles.reason}>{reason}</p>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
      {foot && <div className={styles.foot}>{foot}</div>}
    </li>
  )
}
