import { useLingui } from '@lingui/react/macro'
import { MAILED_CODE_LENGTH } from '#shared/features/base/accounts/account-limits.ts'
import { TextField, type TextFieldProps } from '#web/ui/text-field.tsx'
import { digitsOf } from '../verification/verification-code.ts'

type CodeFieldProps = Pick<TextFieldProps, 'name' | 'value' | 'onFocus' | 'onBlur' | 'inputRef'> & {
  onChange: (code: string) => void
}

/** The six digits from an email, however they are pasted. */
export function CodeField({ onChange, ...props }: CodeFieldProps) {
  const { t } = useLingui()
  return (
    <TextField
      {...props}
      onChange={(text) => onChange(digitsOf(text))}
      label={t`Code from the email`}
      inputMode="numeric"
      autoComplete="one-time-code"
      isRequired
      missingMessage={t`Enter the ${MAILED_CODE_LENGTH} digits from the email.`}
    />
  )
}
