import { useLingui } from '@lingui/react/macro'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useState } from 'react'
import styles from './field.module.css'
import { Icon } from './icon.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'autoComplete' | 'end'> & {
  /** Tells password managers whether to fill in or to suggest. */
  autoComplete: 'current-password' | 'new-password'
}

export function PasswordField(props: PasswordFieldProps) {
  const { t } = useLingui()
  const [isShown, setIsShown] = useState(false)
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      end={
        <button
          type="button"
          className={styles.inside}
          aria-label={isShown ? t`Hide password` : t`Show password`}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon glyph={isShown ? IconEyeOff : IconEye} size={20} />
        </button>
      }
    />
  )
}
