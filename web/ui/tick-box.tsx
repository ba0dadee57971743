import { IconCheck, IconMinus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './checkbox.module.css'
import { Icon } from './icon.tsx'

type TickBoxProps = {
  isSelected: boolean
  /** Some of what it stands for is selected, some is not. */
  isIndeterminate?: boolean
  onChange: (isSelected: boolean) => void
  /** Needed when there are no words beside the box. */
  'aria-label'?: string
  children?: ReactNode
}

/**
 * A yes or no that cannot be wrong: the browser's own box, light enough for every row of a table. One that must be
 * ticked, or stands in a group, is a Checkbox.
 */
export function TickBox({ isSelected, isIndeterminate = false, onChange, children, ...props }: TickBoxProps) {
  return (
    <div className={styles.field}>
      <label
        className={styles.choice}
        data-selected={isSelected || undefined}
        data-indeterminate={isIndeterminate || undefined}
      >
        <input
          {...props}
          type="checkbox"
          className="visually-hidden"
          checked={isSelected}
          onChange={(event) => onChange(event.target.checked)}
          ref={(box) => {
            // Only a script can say "some".
            if (box) box.indeterminate = isIndeterminate
          }}
        />
        <span className={styles.mark}>
          <Icon glyph={isIndeterminate ? IconMinus : IconCheck} size={16} />
        </span>
        {children}
      </label>
    </div>
  )
}
