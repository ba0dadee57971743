import { Trans, useLingui } from '@lingui/react/macro'
import { MIN_PASSWORD_LENGTH } from '#shared/features/base/accounts/account-limits.ts'
import { estimatePassword, type PasswordEstimate } from '#shared/features/entry/sign-in/password-strength.ts'
import styles from './password-strength.module.css'

/** The most obvious ones; the server knows many more. */
const firstGuesses = new Set(['password', 'passwort', 'letmein', 'welcome', 'admin', 'iloveyou', 'monkey', 'dragon'])

const filled: Record<PasswordEstimate['level'], number> = { weak: 1, fair: 2, good: 3, strong: 4 }

type PasswordStrengthNoteProps = { password: string; ownTexts: readonly string[] }

/** How hard the password is to guess, shown while typing. */
export function PasswordStrengthNote({ password, ownTexts }: PasswordStrengthNoteProps) {
  const estimate = estimatePassword(password, { isCommonWord: (word) => firstGuesses.has(word), ownTexts })
  return (
    <div className={styles.note}>
      <div className={styles.bar} data-level={password === '' ? 'none' : estimate.level} aria-hidden="true">
        {[1, 2, 3, 4].map((step) => (
          <span key={step} data-filled={(password !== '' && step <= filled[estimate.level]) || undefined} />
        ))}
      </div>
      {/* Until it is long enough only its length matters, and the field says so. */}
      <p role="status">{Array.from(password).length >= MIN_PASSWORD_LENGTH && <StrengthText estimate={estimate} />}</p>
    </div>
  )
}

function StrengthText({ estimate: { level, weakness } }: { estimate: PasswordEstimate }) {
  const { t } = useLingui()
  if (weakness === 'own_words') return t`Easy to guess: it contains your name or email address.`
  if (weakness === 'pattern') return t`Easy to guess: it repeats or follows a sequence like 1234.`
  if (level === 'weak') return <Trans>Easy to guess. Try a few words in a row.</Trans>
  if (level === 'fair') return <Trans>Good. One more word makes it strong.</Trans>
  return level === 'good' ? <Trans>Strong.</Trans> : <Trans>Very strong.</Trans>
}
