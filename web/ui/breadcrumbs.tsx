import { useLingui } from '@lingui/react/macro'
import { IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './breadcrumbs.module.css'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'

/** A label may be user data: wrap it in its own `bdi`. */
type Crumb = { href: string; label: ReactNode }

/** The path to this page, without the page itself: its title is right below. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Breadcrumb`}>
      <ol role="list" className={styles.list}>
        {crumbs.map((crumb, place) => (
          <li key={crumb.href} className={styles.crumb}>
            {place > 0 && <Icon glyph={IconChevronRight} size={16} isMirrored />}
            <Link to={crumb.href}>{crumb.label}</Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
