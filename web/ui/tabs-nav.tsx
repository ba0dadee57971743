import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Link } from './link.tsx'
import styles from './tabs.module.css'

type TabLink = { href: string; label: ReactNode; count?: ReactNode }

/** The second level of the navigation: pages side by side, as plain links that look like tabs. */
export function TabsNav({ label, links }: { label: string; links: readonly TabLink[] }) {
  const { pathname } = useLocation()
  return (
    <nav aria-label={label}>
      <ul role="list" className={styles.list}>
        {links.map((link) => (
          <li key={link.href}>
            <Link to={link.href} className={styles.tab} aria-current={pathname === link.href ? 'page' : undefined}>
              {link.label}
              {link.count !== undefined && <span className={styles.count}>{link.count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
