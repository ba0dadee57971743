import { IconCheck, IconMinus } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import styles from './checkbox.module.css'
import fieldStyles from './field.module.css'
import { Icon } from './icon.tsx'

type TickBoxProps = {
  isSelected: boolean
  /** Some of what it stands for is selected, some is not. */
  isIndeterminate?: boolean
  onChange: (isSelected: boolean) => void
  /** Needed when there are no words beside the box. */
  'aria-label'?: string
  /** With a name it is sent by a form that works before any script arrives. */
  name?: string
  value?: string
  /** At the end of the line, for example how many results the choice has. */
  detail?: ReactNode
  /** Why it must be ticked, when it was not. */
  problem?: string | undefined
  children?: ReactNode
}

/**
 * A yes or no: the browser's own box, light enough for every row of a table and for the pages people see first. One that
 * stands in a group is a Checkbox.
 */
export function TickBox(props: TickBoxProps) {
  const { isSelected, isIndeterminate = false, onChange, detail, problem, children, ...input } = props
  const problemId = useId()
  return (
    <div className={styles.field}>
      <label
        className={styles.choice}
        data-selected={isSelected || undefined}
        data-indeterminate={isIndeterminate || undefined}
      >
        <input
          {...input}
          type="checkbox"
          className="visually-hidden"
          checked={isSelected}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? problemId : undefined}
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
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
      </label>
      {problem && (
        <span id={problemId} className={fieldStyles.error}>
          {problem}
        </span>
      )}
    </div>
  )
}
