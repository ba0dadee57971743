// A labelled native input. It does not need React Aria, so that landing pages, which are forms of two or three such
// fields, stay light.

import { type ReactNode, type Ref, useId } from 'react'
import styles from './field.module.css'
import type { FieldTexts } from './field.tsx'
import { OptionalMark } from './field-text.tsx'
import { useFieldProblem } from './use-field-problem.ts'

export type TextFieldProps = FieldTexts & {
  name?: string
  /** The id of a form it is not inside of. */
  form?: string
  value?: string
  defaultValue?: string
  onChange?: (text: string) => void
  onFocus?: () => void
  onBlur?: () => void
  type?: 'text' | 'email' | 'tel' | 'url' | 'password' | 'date' | 'datetime-local'
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | 'url'
  autoComplete?: string
  autoCapitalize?: 'none' | 'sentences' | 'words'
  spellCheck?: boolean
  placeholder?: string
  maxLength?: number
  isRequired?: boolean
  isDisabled?: boolean
  /** The page's own error. Errors of the form are matched by name. */
  problem?: string | undefined
  /** Inside the box, after the text, for example a button. */
  end?: ReactNode
  inputRef?: Ref<HTMLInputElement>
}

export function TextField(props: TextFieldProps) {
  const { label, help, isOptional, missingMessage, isRequired, isDisabled, end, inputRef, ...rest } = props
  const { problem: ownProblem, onChange, onFocus, onBlur, placeholder = '', ...attributes } = rest
  const { problem: foundProblem, dismiss, onInvalid, isBrowserValidated } = useFieldProblem(rest.name, missingMessage)
  // The page knows what belongs here; a rule only knows that something is missing.
  const problem = ownProblem ?? (foundProblem && rest.value === '' ? (missingMessage ?? foundProblem) : foundProblem)
  const id = useId()
  const helpId = `${id}-help`
  const problemId = `${id}-problem`
  const input = (
    <input
      {...attributes}
      id={id}
      ref={inputRef}
      className={end ? styles.bare : styles.box}
      placeholder={placeholder}
      disabled={isDisabled}
      required={isRequired && isBrowserValidated}
      aria-required={isRequired || undefined}
      aria-invalid={problem ? true : undefined}
      aria-describedby={[help && helpId, problem && problemId].filter(Boolean).join(' ') || undefined}
      onFocus={() => onFocus?.()}
      onBlur={() => onBlur?.()}
      onInvalid={onInvalid}
      onChange={(event) => {
        dismiss()
        onChange?.(event.target.value)
      }}
    />
  )
  return (
    <div className={styles.field} data-invalid={problem ? true : undefined} data-disabled={isDisabled || undefined}>
      <span className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {isOptional && <OptionalMark />}
      </span>
      {help && (
        <span id={helpId} className={styles.help}>
          {help}
        </span>
      )}
      {end ? (
        <div className={styles.group}>
          {input}
          {end}
        </div>
      ) : (
        input
      )}
      {problem && (
        <span id={problemId} className={styles.error}>
          {problem}
        </span>
      )}
    </div>
  )
}
