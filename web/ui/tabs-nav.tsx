import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Link } from './link.tsx'
import styles from './tabs.module.css'

type TabLink = { href: string; label: ReactNode; count?: ReactNode }

/** Second-level navigation: sibling pages as plain links that look like tabs. */
export function TabsNav({ label, links }: { label: string; links: readonly TabLink[] }) {
  const { pathname } = useLocation()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => bringCurrentIntoView(list.current), [pathname])
  return (
    <nav aria-label={label}>
      <ul role="list" className={styles.list} ref={list}>
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

/** Enough of the neighbour to show that there is one. */
const NEIGHBOUR_PX = 32

/**
 * Horizontal only: scrollIntoView would scroll the page as well. CSS does the same in browsers that support it, before
 * scripts load.
 */
function bringCurrentIntoView(list: HTMLElement | null) {
  const current = list?.querySelector('[aria-current]')?.getBoundingClientRect()
  if (!list || !current) return
  const { left, right } = list.getBoundingClientRect()
  if (current.left < left) list.scrollBy(current.left - left - NEIGHBOUR_PX, 0)
  else if (current.right > right) list.scrollBy(current.right - right + NEIGHBOUR_PX, 0)
}
