import { Trans, useLingui } from '@lingui/react/macro'
import styles from './field.module.css'

export function OptionalMark() {
  return (
    <span className={styles.optional}>
      <Trans context="beside the label of a field">optional</Trans>
    </span>
  )
}

/** Browsers word these in their own language instead of the page's, so we do. Null when the field is valid. */
export function useProblemText() {
  const { t } = useLingui()
  return (problem: ValidityState, missingMessage: string | undefined, type?: string): string | null => {
    if (problem.valueMissing) return missingMessage ?? t`Fill in this field.`
    if (problem.typeMismatch && type === 'email') return t`Enter an email address, for example name@example.com.`
    if (problem.typeMismatch && type === 'url') return t`Enter a full link, for example https://example.com.`
    if (problem.tooShort) return t`Add a little more.`
    if (problem.tooLong) return t`Shorten this.`
    return null
  }
}
