import { type ReactNode, useId } from 'react'
import styles from './checkbox.module.css'
import fieldStyles from './field.module.css'

type TickBoxProps = {
  isSelected: boolean
  /** Some of what it stands for is selected, some is not. */
  isIndeterminate?: boolean
  onChange: (isSelected: boolean) => void
  /** Needed when there is no text beside the box. */
  'aria-label'?: string
  /** With a name it is part of a form that works before scripts load. */
  name?: string
  /** The id of a form it is not inside of. */
  form?: string
  value?: string
  /** At the end of the row, for example the number of results. */
  detail?: ReactNode
  /** The error when it was required and not ticked. */
  problem?: string | undefined
  children?: ReactNode
}

/** A native checkbox, light enough for every row of a table and for landing pages. Inside a group use Checkbox. */
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
            // The indeterminate state can only be set by script.
            if (box) box.indeterminate = isIndeterminate
          }}
        />
        <span className={styles.mark} />
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
