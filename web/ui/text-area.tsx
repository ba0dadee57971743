import { Trans } from '@lingui/react/macro'
import {
  TextArea as AriaTextArea,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components'
import fieldStyles from './field.module.css'
import { FieldError, FieldHead, type FieldTexts } from './field.tsx'
import styles from './text-area.module.css'

type TextAreaProps = FieldTexts &
  Omit<AriaTextFieldProps, 'children' | 'className' | 'style'> & {
    rows?: number
    placeholder?: string
    /** Shows how many characters are left; requires `value`, because only a controlled text can be counted. */
    countTo?: number
  }

export function TextArea(props: TextAreaProps) {
  const { label, help, isOptional, missingMessage, rows = 4, placeholder = '', countTo, ...field } = props
  const left = countTo === undefined ? undefined : countTo - (field.value ?? '').length
  return (
    <AriaTextField {...field} className={fieldStyles.field ?? ''}>
      <FieldHead label={label} help={help} isOptional={isOptional} />
      <AriaTextArea className={fieldStyles.box ?? ''} rows={rows} placeholder={placeholder} />
      {left !== undefined && (
        <span className={styles.count} data-over={left < 0 || undefined}>
          {left < 0 ? <Trans>{-left} over the limit</Trans> : <Trans>{left} left</Trans>}
        </span>
      )}
      <FieldError missingMessage={missingMessage} />
    </AriaTextField>
  )
}
