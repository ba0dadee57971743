import { IconChevronDown } from '@tabler/icons-react'
import type { FocusEvent, KeyboardEvent, ReactNode, SyntheticEvent } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import styles from './filters.module.css'

/** A native disclosure that opens without scripts; with scripts it also closes like a menu. */
export function FilterMenu({ label, isOn = false, children }: { label: string; isOn?: boolean; children: ReactNode }) {
  const closeOnEscape = (event: KeyboardEvent<HTMLDetailsElement>) => {
    const menu = event.currentTarget
    if (event.key !== 'Escape' || !menu.open) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  }
  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false
  }
  const keepInView = ({ currentTarget: menu }: SyntheticEvent<HTMLDetailsElement>) => {
    const panel = menu.lastElementChild
    if (!menu.open || !panel) return
    panel.removeAttribute('data-align')
    const { left, right } = panel.getBoundingClientRect()
    if (left < 0 || right > document.documentElement.clientWidth) panel.setAttribute('data-align', 'end')
  }
  return (
    // These listeners handle events from the summary and the links inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <details
      className={styles.menu}
      name="explore-filters"
      onToggle={keepInView}
      onKeyDown={closeOnEscape}
      onBlur={closeWhenLeft}
    >
      <summary className={styles.pill} data-on={isOn || undefined}>
        {label}
        <Icon glyph={IconChevronDown} size={16} />
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  )
}

export type FilterChoice = { key: string; label: string; href: string; isOn: boolean; jobs?: number | undefined }

/** Links, because each search has its own URL. */
export function FilterChoices({ label, choices }: { label: string; choices: readonly FilterChoice[] }) {
  return (
    <ul role="list" aria-label={label} className={styles.choices}>
      {choices.map(({ key, label: text, href, isOn, jobs }) => (
        <li key={key}>
          <Link to={href} preventScrollReset className={styles.choice} aria-current={isOn ? 'true' : undefined}>
            <bdi>{text}</bdi>
            {jobs !== undefined && <span className={styles.count}>{jobs}</span>}
          </Link>
        </li>
      ))}
    </ul>
  )
}
