import { useLingui } from '@lingui/react/macro'
import { IconX } from '@tabler/icons-react'
import { Button } from 'react-aria-components'
import styles from './filter-chip.module.css'
import { Icon } from './icon.tsx'

type FilterChipProps = { label: string; onRemove: () => void }

/** A filter that is on. Pressing anywhere takes it off. */
export function FilterChip({ label, onRemove }: FilterChipProps) {
  const { t } = useLingui()
  return (
    <Button className={styles.chip ?? ''} onPress={onRemove} aria-label={t`${label}, remove filter`}>
      {label}
      <Icon glyph={IconX} size={16} />
    </Button>
  )
}
