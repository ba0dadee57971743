import { Trans, useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'react-router'
import { MAILED_CODE_LENGTH } from '#shared/features/accounts/account-limits.ts'
import type { signIn } from '#shared/features/sign-in/sign-in.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { Form } from '#web/ui/form.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { digitsOf } from './verification-code.ts'

export function VerifyForm() {
  const { t } = useLingui()
  const { client, identity } = useSession()
  const [query] = useSearchParams()
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/sign-in/sign-in.contract.ts').then(({ signIn }) => signIn.verifyEmail.body),
    // The mail's link brings the code along; the person still presses, because mail scanners open links too.
    initialValues: { code: digitsOf(query.get('code') ?? '') },
    send: (body, idempotencyKey) =>
      callApi<typeof signIn.verifyEmail>(client, 'POST /email/verify', { body, idempotencyKey }),
    onSuccess: (verified) => identity.write(verified),
  })
  const code = form.field('code')
  return (
    <Form {...form.formProps}>
      <TextField
        {...code}
        onChange={(text) => code.onChange(digitsOf(text))}
        label={t`Code from the mail`}
        inputMode="numeric"
        autoComplete="one-time-code"
        isRequired
        missingMessage={t`Enter the ${MAILED_CODE_LENGTH} digits from the mail.`}
      />
      <SubmitButton size="large" isWide isPending={form.isPending}>
        <Trans>Confirm</Trans>
      </SubmitButton>
    </Form>
  )
}
