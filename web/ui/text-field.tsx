import type { Ref } from 'react'
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps, Input } from 'react-aria-components'
import styles from './field.module.css'
import { FieldError, FieldHead, type FieldTexts } from './field.tsx'

type TextFieldProps = FieldTexts &
  Omit<AriaTextFieldProps, 'children' | 'className' | 'style'> & {
    placeholder?: string
    inputRef?: Ref<HTMLInputElement>
  }

export function TextField({
  label,
  help,
  isOptional,
  missingMessage,
  placeholder = '',
  inputRef,
  ...props
}: TextFieldProps) {
  return (
    <AriaTextField {...props} className={styles.field ?? ''}>
      <FieldHead label={label} help={help} isOptional={isOptional} />
      <Input className={styles.box ?? ''} placeholder={placeholder} ref={inputRef} />
      <FieldError missingMessage={missingMessage} />
    </AriaTextField>
  )
}
