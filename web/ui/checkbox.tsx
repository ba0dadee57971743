import type { ReactNode } from 'react'
import { CheckboxButton, CheckboxField, type CheckboxFieldProps, Text } from 'react-aria-components'
import styles from './checkbox.module.css'
import { FieldError, type FieldTexts } from './field.tsx'

type CheckboxProps = Pick<FieldTexts, 'help' | 'missingMessage'> &
  Omit<CheckboxFieldProps, 'children' | 'className' | 'style'> & {
    children?: ReactNode
    /** At the end of the row, for example the number of results. */
    detail?: ReactNode
  }

export function Checkbox({ children, help, detail, missingMessage, ...props }: CheckboxProps) {
  return (
    <CheckboxField {...props} className={styles.field ?? ''}>
      <CheckboxButton className={styles.choice ?? ''}>
        <span className={styles.mark} />
        {children}
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
      </CheckboxButton>
      {help && (
        <Text slot="description" className={styles.help ?? ''}>
          {help}
        </Text>
      )}
      <FieldError missingMessage={missingMessage} />
    </CheckboxField>
  )
}
