import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './list-row.module.css'

type ListRowProps = {
  /** Company mark, avatar, dial or 40 px tile. */
  mark?: ReactNode
  title: ReactNode
  /** Makes the whole row a link. Actions keep their own targets. */
  href?: string
  /** The link stays on the same page: keeps the scroll position. */
  isInPlace?: boolean
  meta?: ReactNode
  /** The line of facts below: fit marks, chips, a day band. */
  facts?: ReactNode
  /** Why this row is here, set off by a bar. */
  reason?: ReactNode
  /** Across the whole row, below the mark too. */
  foot?: ReactNode
  /** A button, a date, a bookmark at the end of the row. */
  action?: ReactNode
  isSelected?: boolean
}

/** Rows in one card, separated by hairlines. */
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
      <div className={styles.content}>
        <div className={styles.body}>
          {href ? (
            <Link
              className={styles.title}
              discover="none"
              data-row-link
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
      </div>
      {foot && <div className={styles.foot}>{foot}</div>}
    </li>
  )
}
