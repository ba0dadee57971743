import { Trans } from '@lingui/react/macro'
import type { signUp } from '#shared/features/entry/sign-in/sign-up.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { PlainForm } from '#web/ui/plain-form.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { CodeField } from '../ways/code-field.tsx'
import { announceVerified } from './verified-channel.ts'

/** `onSecondStep`: the address already has an account, which requires a second factor. */
export function VerifyForm({ onSecondStep }: { onSecondStep: (ticket: string) => void }) {
  const { client, adopt, refreshIdentity } = useSession()
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/entry/sign-in/sign-up.contract.ts').then(({ signUp }) => signUp.verifyByCode.body),
    initialValues: { code: '' },
    plainName: 'verify',
    send: (body) => callApi<typeof signUp.verifyByCode>(client, 'POST /email/verify', { body }),
    onSuccess: async (answer) => {
      const isSameSession = answer.next === 'done' && answer.token === undefined
      const secondStep = isSameSession ? null : await adopt(answer)
      if (secondStep) return onSecondStep(secondStep.ticket)
      if (isSameSession) await refreshIdentity()
      announceVerified()
    },
  })
  return (
    <PlainForm {...form.formProps}>
      <CodeField {...form.field('code')} />
      <SubmitButton size="large" isWide isPending={form.isPending}>
        <Trans>Confirm</Trans>
      </SubmitButton>
    </PlainForm>
  )
}
