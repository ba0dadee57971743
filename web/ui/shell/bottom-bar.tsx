import { useLingui } from '@lingui/react/macro'
import styles from './bottom-bar.module.css'
import { NavLink } from './nav-link.tsx'
import { findCurrentItem, type NavItem } from './navigation.ts'

/** The five main entries on phones. */
export function BottomBar({ doors, pathname }: { doors: readonly NavItem[]; pathname: string }) {
  const { t } = useLingui()
  const current = findCurrentItem(doors, pathname)
  return (
    <nav className={styles.bar} aria-label={t`Main areas`}>
      {doors.map((door) => (
        <NavLink key={door.href} item={door} isCurrent={door === current} look="door" />
      ))}
    </nav>
  )
}
