import { useLingui } from '@lingui/react/macro'
import styles from './bottom-bar.module.css'
import { NavLink } from './nav-link.tsx'
import { findCurrentItem, type NavItem } from './navigation.ts'

/** The five main entries on phones. */
export function BottomBar({ items, pathname }: { items: readonly NavItem[]; pathname: string }) {
  const { t } = useLingui()
  const current = findCurrentItem(items, pathname)
  return (
    <nav className={styles.bar} aria-label={t`Main areas`}>
      {items.map((item) => (
        <NavLink key={item.href} item={item} isCurrent={item === current} look="bottom" />
      ))}
    </nav>
  )
}
