import { useLingui } from '@lingui/react/macro'
import { IconX } from '@tabler/icons-react'
import { Button } from 'react-aria-components'
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
    <Button className={styles.chip ?? ''} onPress={onRemove} aria-label={spokenLabel ?? t`${label}, remove filter`}>
      {label}
      <Icon glyph={IconX} size={16} />
    </Button>
  )
}
