import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { NavLink } from './nav-link.tsx'
import type { NavGroup, NavItem } from './navigation.ts'
import styles from './sidebar.module.css'

export type SidebarProps = {
  brand: ReactNode
  groups: readonly NavGroup[]
  /** Pinned to the bottom: inbox, profile, settings. */
  foot: readonly NavItem[]
  current: NavItem | undefined
}

/** 232 px with labels; on the rail the same list, with labels beside the icons on hover and focus. */
export function Sidebar({ brand, groups, foot, current }: SidebarProps) {
  const { t } = useLingui()
  return (
    <nav className={styles.sidebar} aria-label={t`Main`}>
      <div className={styles.brand}>{brand}</div>
      <div className={styles.groups}>
        {groups.map((group) => (
          <NavSection key={group.label ?? group.items[0]?.href} group={group} current={current} />
        ))}
        <div className={styles.foot}>
          <NavSection group={{ items: foot }} current={current} />
        </div>
      </div>
    </nav>
  )
}

function NavSection({ group, current }: { group: NavGroup; current: NavItem | undefined }) {
  return (
    <div className={styles.section}>
      {group.label && <h2 className={styles.heading}>{group.label}</h2>}
      <ul role="list" className={styles.list}>
        {group.items.map((item) => (
          <li key={item.href}>
            <NavLink item={item} isCurrent={item === current} look="line" />
          </li>
        ))}
      </ul>
    </div>
  )
}
