import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { MIN_PASSWORD_LENGTH } from '#shared/features/base/accounts/account-limits.ts'
import { lazyPart } from '#web/platform/connection/lazy-part.ts'
import { PasswordField } from '#web/ui/password-field.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import styles from './passwords/password-strength.module.css'

// Lazy: only needed once someone types, and the page should stay light.
const PasswordStrengthNote = lazyPart(
  async () => (await import('./passwords/password-strength-note.tsx')).PasswordStrengthNote,
)

type NewPasswordFieldProps = {
  name: string
  value: string | undefined
  onChange: (password: string) => void
  onFocus?: () => void
  onBlur?: () => void
  /** The person's name and email address, which a password should not contain. */
  ownTexts: readonly string[]
}

export function NewPasswordField({ value = '', ownTexts, ...props }: NewPasswordFieldProps) {
  const { t } = useLingui()
  return (
    <div>
      <PasswordField
        {...props}
        value={value}
        label={t`New password`}
        help={t`At least ${MIN_PASSWORD_LENGTH} characters of any kind, including spaces.`}
        autoComplete="new-password"
        isRequired
        missingMessage={t`Choose a password.`}
      />
      {value !== '' && (
        <Suspense>
          <PasswordStrengthNote password={value} ownTexts={ownTexts} />
        </Suspense>
      )}
      <PassphraseHelper onChoose={props.onChange} />
    </div>
  )
}

/** Words are easier to remember than characters, and harder to guess. */
function PassphraseHelper({ onChoose }: { onChoose: (phrase: string) => void }) {
  const [phrase, setPhrase] = useState<string | null>(null)
  async function suggest() {
    const { randomPassphrase } = await import('./passwords/passphrase.ts')
    const made = randomPassphrase()
    setPhrase(made)
    onChoose(made)
  }
  return (
    <div className={styles.helper}>
      <PlainButton variant="text" onPress={() => void suggest()}>
        {phrase === null ? <Trans>Suggest a passphrase</Trans> : <Trans>Suggest another</Trans>}
      </PlainButton>
      <div role="status">
        {phrase !== null && (
          <Trans>
            Filled in for you: <bdi className={styles.phrase}>{phrase}</bdi>
          </Trans>
        )}
      </div>
    </div>
  )
}
