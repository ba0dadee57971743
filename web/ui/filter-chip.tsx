import { useLingui } from '@lingui/react/macro'
import { IconX } from '@tabler/icons-react'
import styles from './filter-chip.module.css'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'

/** A selected item. Pressing anywhere on it removes it. */
export function FilterChip({
  label,
  spokenLabel,
  onRemove,
}: {
  label: string
  spokenLabel: string
  onRemove: () => void
}) {
  return (
    <button type="button" className={styles.chip} onClick={onRemove} aria-label={spokenLabel}>
      <bdi>{label}</bdi>
      <Icon glyph={IconX} size={16} />
    </button>
  )
}

/** For lists whose filters are in the URL: a link to the list without this filter, which works without scripts. */
export function FilterChipLink({ label, href }: { label: string; href: string }) {
  const { t } = useLingui()
  return (
    <Link to={href} preventScrollReset className={styles.chip} aria-label={t`${label}, remove filter`}>
      {label}
      <Icon glyph={IconX} size={16} />
    </Link>
  )
}
