import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from 'react-router'
import { SIGN_IN_PATH } from '#shared/access/guards.ts'
import type { passwordReset } from '#shared/features/entry/sign-in/password-reset.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { PlainForm } from '#web/ui/plain-form.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { NewPasswordField } from '../new-password-field.tsx'
import { CodeField } from '../ways/code-field.tsx'
import { useFocusAtStart } from '../ways/use-focus-at-start.ts'

/** `email` is empty when the page was opened directly: the form then asks for it, too. */
export function ResetByCodeForm({ email }: { email: string }) {
  const { t } = useLingui()
  const { client } = useSession()
  const navigate = useNavigate()
  const codeInput = useFocusAtStart()
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/entry/sign-in/password-reset.contract.ts').then(
        ({ passwordReset }) => passwordReset.byCode.body,
      ),
    initialValues: { email, code: '', password: '' },
    plainName: 'reset-by-code',
    ...(email !== '' && { hidden: { email } }),
    send: (body) => callApi<typeof passwordReset.byCode>(client, 'POST /reset-password/code', { body }),
    onSuccess: async () => navigate(SIGN_IN_PATH, { state: { isPasswordNew: true } }),
  })
  return (
    <PlainForm {...form.formProps}>
      {email === '' && (
        <TextField
          {...form.field('email')}
          label={t`Email`}
          type="email"
          autoComplete="username"
          isRequired
          missingMessage={t`Enter the email address of your account.`}
        />
      )}
      <CodeField {...form.field('code')} inputRef={codeInput} />
      <NewPasswordField {...form.field('password')} ownTexts={[form.values.email]} />
      <SubmitButton size="large" isWide isPending={form.isPending}>
        <Trans>Set new password</Trans>
      </SubmitButton>
    </PlainForm>
  )
}
