import { useLingui } from '@lingui/react/macro'
import { IconX } from '@tabler/icons-react'
import styles from './filter-chip.module.css'
import { Icon } from './icon.tsx'

type FilterChipProps = {
  label: string
  onRemove: () => void
  /** What is read out, where the thing is no filter. */
  spokenLabel?: string
}

/** A filter that is on, or another thing that was picked. Pressing anywhere takes it off. */
export function FilterChip({ label, onRemove, spokenLabel }: FilterChipProps) {
  const { t } = useLingui()
  return (
    <button
      type="button"
      className={styles.chip}
      onClick={onRemove}
      aria-label={spokenLabel ?? t`${label}, remove filter`}
    >
      {label}
      <Icon glyph={IconX} size={16} />
    </button>
  )
}
