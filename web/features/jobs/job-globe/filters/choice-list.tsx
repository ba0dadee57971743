import { Link } from '#web/ui/link.tsx'
import styles from './globe-filters.module.css'

type Choice = { href: string; label: string; isCurrent: boolean }

/** One of a few values, each with its own URL. */
export function ChoiceList({ choices, onChoose }: { choices: readonly Choice[]; onChoose: () => void }) {
  return (
    <ul role="list" className={styles.choices}>
      {choices.map(({ href, label, isCurrent }) => (
        <li key={href}>
          <Link
            to={href}
            replace
            preventScrollReset
            className={styles.choice}
            aria-current={isCurrent ? 'true' : undefined}
            onClick={onChoose}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
