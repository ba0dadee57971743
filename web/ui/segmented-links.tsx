import type { ReactNode } from 'react'
import { Link } from './link.tsx'
import styles from './segmented-control.module.css'

type SegmentLink = { href: string; label: ReactNode; isCurrent: boolean }

type SegmentedLinksProps = { label: string; links: readonly SegmentLink[]; isWide?: boolean }

/** Looks like the segmented control, but each view has its own address: works before scripts load, can be shared. */
export function SegmentedLinks({ label, links, isWide = false }: SegmentedLinksProps) {
  return (
    <nav aria-label={label} className={styles.group} data-wide={isWide || undefined}>
      {links.map(({ href, label: text, isCurrent }) => (
        <Link
          key={href}
          to={href}
          replace
          preventScrollReset
          className={styles.segment}
          data-selected={isCurrent || undefined}
          aria-current={isCurrent ? 'page' : undefined}
        >
          {text}
        </Link>
      ))}
    </nav>
  )
}
