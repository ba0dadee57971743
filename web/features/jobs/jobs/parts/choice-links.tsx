import { useLingui } from '@lingui/react/macro'
import { Link } from '#web/ui/link.tsx'
import styles from './choice-links.module.css'

type ChoiceLink = { href: string; label: string; isCurrent: boolean; count?: number }

/** The views of a list side by side. They are links, so they need no script, and each view has its own URL. */
export function ChoiceLinks({ label, links }: { label: string; links: readonly ChoiceLink[] }) {
  const { i18n } = useLingui()
  return (
    <nav aria-label={label}>
      <ul role="list" className={styles.choices}>
        {links.map(({ href, label: text, isCurrent, count }) => (
          <li key={href}>
            <Link to={href} preventScrollReset className={styles.choice} aria-current={isCurrent ? 'true' : undefined}>
              {text} {count !== undefined && <span className={styles.count}>{i18n.number(count)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
