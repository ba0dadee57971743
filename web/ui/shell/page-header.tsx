import type { ReactNode } from 'react'
import styles from './page-header.module.css'

type PageHeaderProps = {
  /** A plain statement ("1,284 jobs open to Kenya"), not the name of a menu entry. */
  title: ReactNode
  lead?: ReactNode
  breadcrumbs?: ReactNode
  /** At most one filled and one outline button. */
  actions?: ReactNode
}

export function PageHeader({ title, lead, breadcrumbs, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      {breadcrumbs && <div className={styles.breadcrumbs}>{breadcrumbs}</div>}
      <div className={styles.row}>
        <div className={styles.words}>
          {/* Focused after a navigation */}
          <h1 tabIndex={-1}>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </header>
  )
}
