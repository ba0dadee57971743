import { useLingui } from '@lingui/react/macro'
import styles from './bottom-bar.module.css'
import { NavLink } from './nav-link.tsx'
import type { NavItem } from './navigation.ts'

/** The five main entries on phones. */
export function BottomBar({ items, current }: { items: readonly NavItem[]; current: NavItem | undefined }) {
  const { t } = useLingui()
  return (
    <nav className={styles.bar} aria-label={t`Main areas`}>
      {items.map((item) => (
        <NavLink key={item.href} item={item} isCurrent={item.href === current?.href} look="bottom" />
      ))}
    </nav>
  )
}
