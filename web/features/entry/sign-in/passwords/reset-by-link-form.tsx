import { Trans } from '@lingui/react/macro'
import { useNavigate } from 'react-router'
import { SIGN_IN_PATH } from '#shared/access/guards.ts'
import type { passwordReset } from '#shared/features/entry/sign-in/password-reset.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { PlainForm } from '#web/ui/plain-form.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { NewPasswordField } from '../new-password-field.tsx'

export function ResetByLinkForm({ secret, email }: { secret: string; email: string }) {
  const { client } = useSession()
  const navigate = useNavigate()
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/entry/sign-in/password-reset.contract.ts').then(
        ({ passwordReset }) => passwordReset.byLink.body,
      ),
    initialValues: { link: secret, password: '' },
    plainName: 'reset-by-link',
    hidden: { link: secret },
    send: (body) => callApi<typeof passwordReset.byLink>(client, 'POST /reset-password', { body }),
    onSuccess: async () => navigate(SIGN_IN_PATH, { state: { isPasswordNew: true } }),
  })
  return (
    <PlainForm {...form.formProps}>
      {/* Tells password managers whose password it is. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <NewPasswordField {...form.field('password')} ownTexts={[email]} />
      <SubmitButton size="large" isWide isPending={form.isPending}>
        <Trans>Set new password</Trans>
      </SubmitButton>
    </PlainForm>
  )
}
