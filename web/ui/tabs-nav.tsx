import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import styles from './tabs.module.css'

type TabLink = { href: string; label: ReactNode; count?: ReactNode }

/** The second level of the navigation: pages side by side, as plain links that look like tabs. */
export function TabsNav({ label, links }: { label: string; links: readonly TabLink[] }) {
  return (
    <nav aria-label={label}>
      <ul role="list" className={styles.list}>
        {links.map((link) => (
          <li key={link.href}>
            <NavLink to={link.href} end className={styles.tab ?? ''}>
              {link.label}
              {link.count !== undefined && <span className={styles.count}>{link.count}</span>}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
