import { Trans, useLingui } from '@lingui/react/macro'
import { Icon } from '../icon.tsx'
import { Link } from '../link.tsx'
import styles from './nav-link.module.css'
import type { NavItem } from './navigation.ts'

type NavLinkProps = { item: NavItem; isCurrent: boolean; look: 'line' | 'bottom' }

/** An entry of the sidebar (just the icon on the rail) or of the bottom bar. */
export function NavLink({ item, isCurrent, look }: NavLinkProps) {
  return (
    <Link to={item.href} className={styles.link} data-look={look} aria-current={isCurrent ? 'page' : undefined}>
      <span className={styles.icon}>
        <Icon glyph={item.icon} size={look === 'bottom' ? 22 : 20} />
      </span>
      <span className={styles.label}>{item.label}</span>
      <Count item={item} />
    </Link>
  )
}

function Count({ item: { count, isTurn } }: { item: NavItem }) {
  const { i18n } = useLingui()
  if (!count) return null
  return (
    <span className={styles.count} data-turn={isTurn || undefined}>
      {i18n.number(count)}
      {isTurn && (
        <span className="visually-hidden">
          {' '}
          <Trans>needs attention</Trans>
        </span>
      )}
    </span>
  )
}
