import styles from './filters.module.css'

type PlainChoiceProps = {
  name: string
  label: string
  value: string
  choices: readonly { value: string; label: string }[]
}

/** Replaces a slider, which does not work without script. */
export function PlainChoice({ name, label, value, choices }: PlainChoiceProps) {
  return (
    <noscript>
      <label className={styles.plain}>
        <span className={styles.legend}>{label}</span>
        <select name={name} defaultValue={value}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      </label>
    </noscript>
  )
}
