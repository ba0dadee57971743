import { Trans, useLingui } from '@lingui/react/macro'
import { IconFingerprint, IconMail } from '@tabler/icons-react'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { Link } from '#web/ui/link.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { PlainForm } from '#web/ui/plain-form.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TickBox } from '#web/ui/tick-box.tsx'
import styles from '../auth-page.module.css'
import { OtherWays } from './other-ways.tsx'
import { useKeptFields } from './use-kept-fields.ts'
import { usePasskeySignIn } from './use-passkey-sign-in.ts'

const KEPT = ['email', 'remember'] as const

type LoginFormProps = {
  email: string
  onSecondStep: (ticket: string) => void
  onWantLink: (typed: { email: string; remember: boolean }) => void
}

export function LoginForm({ email, onSecondStep, onWantLink }: LoginFormProps) {
  const { t, i18n } = useLingui()
  const { login } = useSession()
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/entry/sign-in/sign-in.contract.ts').then(({ signIn }) => signIn.byPassword.body),
    initialValues: { email, password: '', remember: true },
    plainName: 'sign-in',
    // Signing in also loads the identity and redirects.
    send: (credentials) => login(credentials),
    onSuccess: (secondStep) => {
      if (secondStep) onSecondStep(secondStep.ticket)
    },
  })
  useKeptFields(form, 'sign-in', KEPT)
  const passkey = usePasskeySignIn(() => form.values.remember)
  const emailField = form.field('email')
  return (
    <>
      <PlainForm {...form.formProps}>
        <TextField
          {...emailField}
          onFocus={() => {
            emailField.onFocus()
            void passkey.offer()
          }}
          label={t`Email`}
          type="email"
          autoComplete="username webauthn"
          isRequired
          missingMessage={t`Enter the email address of your account.`}
        />
        <PasswordField
          {...form.field('password')}
          label={t`Password`}
          autoComplete="current-password"
          isRequired
          missingMessage={t`Enter your password.`}
        />
        <div className={styles.row}>
          <TickBox name="remember" isSelected={form.values.remember} onChange={(remember) => form.change({ remember })}>
            <Trans>Keep me signed in</Trans>
          </TickBox>
          <Link to="/forgot-password" state={{ email: form.values.email }} className={styles.quiet}>
            <Trans>Forgot password?</Trans>
          </Link>
        </div>
        <SubmitButton size="large" isWide isPending={form.isPending}>
          <Trans>Sign in</Trans>
        </SubmitButton>
      </PlainForm>
      <OtherWays>
        <PlainButton isWide icon={IconMail} onPress={() => onWantLink(form.values)}>
          <Trans>Email me a sign-in link</Trans>
        </PlainButton>
        <PlainButton isWide icon={IconFingerprint} isPending={passkey.isPending} onPress={passkey.press}>
          <Trans>Use a passkey</Trans>
        </PlainButton>
        <div role="alert">
          {passkey.failure !== null && (
            <p className={styles.problem}>
              {describeFailure(i18n, passkey.failure) ?? (
                <Trans>We could not verify this passkey. Try again, or sign in another way.</Trans>
              )}
            </p>
          )}
        </div>
      </OtherWays>
    </>
  )
}
