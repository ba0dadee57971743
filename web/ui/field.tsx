// The parts of every React Aria field: label above, help under the label, error under the field.

import type { ReactNode } from 'react'
import { FieldError as AriaFieldError, Label, Text } from 'react-aria-components'
import styles from './field.module.css'
import { OptionalMark, useProblemText } from './field-text.tsx'

export type FieldTexts = {
  label: ReactNode
  help?: ReactNode
  /** Says "optional" beside the label. Required fields have no star. */
  isOptional?: boolean | undefined
  /** The error for an empty field; names what to fill in. */
  missingMessage?: string | undefined
}

export function FieldHead({ label, help, isOptional }: Omit<FieldTexts, 'missingMessage'>) {
  return (
    <>
      <span className={styles.head}>
        <Label className={styles.label}>{label}</Label>
        {isOptional && <OptionalMark />}
      </span>
      {help && (
        <Text slot="description" className={styles.help ?? ''}>
          {help}
        </Text>
      )}
    </>
  )
}

export function FieldError({ missingMessage }: Pick<FieldTexts, 'missingMessage'>) {
  const describe = useProblemText()
  return (
    <AriaFieldError className={styles.error ?? ''}>
      {({ validationDetails, validationErrors }) =>
        describe(validationDetails, missingMessage) ?? validationErrors.join(' ')
      }
    </AriaFieldError>
  )
}
