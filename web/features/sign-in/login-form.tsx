import { Trans, useLingui } from '@lingui/react/macro'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { Form } from '#web/ui/form.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TickBox } from '#web/ui/tick-box.tsx'

export function LoginForm() {
  const { t } = useLingui()
  const { login } = useSession()
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/sign-in/sign-in.contract.ts').then(({ signIn }) => signIn.byPassword.body),
    initialValues: { email: '', password: '', remember: true },
    // Signing in also finds out who it is and where to go on.
    send: (credentials) => login(credentials),
  })
  return (
    <Form {...form.formProps}>
      <TextField
        {...form.field('email')}
        label={t`Email`}
        type="email"
        autoComplete="username"
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
      <TickBox isSelected={form.values.remember} onChange={(remember) => form.change({ remember })}>
        <Trans>Keep me signed in</Trans>
      </TickBox>
      <SubmitButton size="large" isWide isPending={form.isPending}>
        <Trans>Sign in</Trans>
      </SubmitButton>
    </Form>
  )
}
