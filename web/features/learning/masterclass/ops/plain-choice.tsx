import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import styles from '../masterclass.module.css'

type PlainChoiceProps = {
  label: string
  value: string
  choices: readonly { id: string; label: string }[]
  onChange: (id: string) => void
}

/** A native list: the titles are long, and there may be many. */
export function PlainChoice({ label, value, choices, onChange }: PlainChoiceProps) {
  const id = useId()
  return (
    <div className={styles.itemWords}>
      <label htmlFor={id}>{label}</label>
      <select id={id} className={styles.select} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">
          <Trans>Choose</Trans>
        </option>
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id} translate="no">
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  )
}
