import type { ReactNode } from 'react'
import { type Key, ToggleButton, ToggleButtonGroup } from 'react-aria-components'
import { type Glyph, Icon } from './icon.tsx'
import styles from './segmented-control.module.css'

type Segment<T extends string> = { id: T; label: ReactNode; icon?: Glyph }

type SegmentedControlProps<T extends string> = {
  /** The accessible name: what is being chosen. */
  label: string
  segments: readonly Segment<T>[]
  value: T
  onChange: (value: T) => void
  isWide?: boolean
}

/** Two to four views of the same thing, exactly one of them selected. */
export function SegmentedControl<T extends string>(props: SegmentedControlProps<T>) {
  const { label, segments, value, onChange, isWide } = props
  const choose = (keys: Set<Key>) => {
    const chosen = segments.find((segment) => keys.has(segment.id))
    if (chosen) onChange(chosen.id)
  }
  return (
    <ToggleButtonGroup
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={choose}
      className={styles.group ?? ''}
      data-wide={isWide || undefined}
    >
      {segments.map((segment) => (
        <ToggleButton key={segment.id} id={segment.id} className={styles.segment ?? ''}>
          {segment.icon && <Icon glyph={segment.icon} />}
          {segment.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
