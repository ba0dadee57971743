// The parts every field is made of: label above, help under the label, error under the field.

import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { FieldError as AriaFieldError, Label, Text } from 'react-aria-components'
import styles from './field.module.css'

export type FieldTexts = {
  label: ReactNode
  help?: ReactNode
  /** Says "optional" beside the label. Fields that must be filled in carry no star. */
  isOptional?: boolean | undefined
  /** What to say when the field was left empty; names the thing to fill in. */
  missingMessage?: string | undefined
}

export function FieldHead({ label, help, isOptional }: Omit<FieldTexts, 'missingMessage'>) {
  return (
    <>
      <span className={styles.head}>
        <Label className={styles.label}>{label}</Label>
        {isOptional && (
          <span className={styles.optional}>
            <Trans context="beside the label of a field">optional</Trans>
          </span>
        )}
      </span>
      {help && (
        <Text slot="description" className={styles.help ?? ''}>
          {help}
        </Text>
      )}
    </>
  )
}

/** Browsers word these in their own language, not in the page's, so the page words them. */
export function FieldError({ missingMessage }: Pick<FieldTexts, 'missingMessage'>) {
  const { t } = useLingui()
  return (
    <AriaFieldError className={styles.error ?? ''}>
      {({ validationDetails: problem, validationErrors }) => {
        if (problem.valueMissing) return missingMessage ?? t`Fill in this field.`
        if (problem.typeMismatch || problem.patternMismatch) return t`Check how this is written.`
        if (problem.tooShort) return t`Write a little more.`
        if (problem.tooLong) return t`Make this shorter.`
        return validationErrors.join(' ')
      }}
    </AriaFieldError>
  )
}
