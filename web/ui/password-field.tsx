import { useLingui } from '@lingui/react/macro'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useState } from 'react'
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
  Group,
  Input,
} from 'react-aria-components'
import styles from './field.module.css'
import { FieldError, FieldHead, type FieldTexts } from './field.tsx'
import { Icon } from './icon.tsx'

type PasswordFieldProps = FieldTexts &
  Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'type' | 'autoComplete'> & {
    /** Tells password managers whether to fill in or to suggest. */
    autoComplete: 'current-password' | 'new-password'
  }

export function PasswordField({ label, help, isOptional, missingMessage, ...props }: PasswordFieldProps) {
  const { t } = useLingui()
  const [isShown, setIsShown] = useState(false)
  return (
    <AriaTextField {...props} type={isShown ? 'text' : 'password'} className={styles.field ?? ''}>
      <FieldHead label={label} help={help} isOptional={isOptional} />
      <Group className={styles.group ?? ''}>
        <Input className={styles.bare ?? ''} spellCheck="false" autoCapitalize="none" />
        <button
          type="button"
          className={styles.inside}
          aria-label={isShown ? t`Hide password` : t`Show password`}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon glyph={isShown ? IconEyeOff : IconEye} size={20} />
        </button>
      </Group>
      <FieldError missingMessage={missingMessage} />
    </AriaTextField>
  )
}
