import { useLingui } from '@lingui/react/macro'
import { IconX } from '@tabler/icons-react'
import styles from './filter-chip.module.css'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'

/** A thing that was picked. Pressing anywhere takes it off. */
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
      {label}
      <Icon glyph={IconX} size={16} />
    </button>
  )
}

/** A filter of a list whose filters stand in its address: a link to the list without it, which needs no script. */
export function FilterChipLink({ label, href }: { label: string; href: string }) {
  const { t } = useLingui()
  return (
    <Link to={href} preventScrollReset className={styles.chip} aria-label={t`${label}, remove filter`}>
      {label}
      <Icon glyph={IconX} size={16} />
    </Link>
  )
}
