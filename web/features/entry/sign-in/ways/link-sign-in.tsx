import { Trans } from '@lingui/react/macro'
import type { signIn } from '#shared/features/entry/sign-in/sign-in.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { PlainForm } from '#web/ui/plain-form.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import styles from '../auth-page.module.css'

type LinkSignInProps = { secret: string; email: string; onSecondStep: (ticket: string) => void }

export function LinkSignIn({ secret, email, onSecondStep }: LinkSignInProps) {
  const { client, enter } = useSession()
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/entry/sign-in/sign-in.contract.ts').then(({ signIn }) => signIn.byLink.body),
    initialValues: { link: secret, remember: true },
    plainName: 'sign-in-link',
    hidden: { link: secret },
    send: (body) => callApi<typeof signIn.byLink>(client, 'POST /login/link/use', { body }),
    onSuccess: async (answer) => {
      const secondStep = await enter(answer)
      if (secondStep) onSecondStep(secondStep.ticket)
    },
  })
  return (
    <>
      <p className={styles.lead}>
        <Trans>
          This signs you in on this device as <bdi>{email}</bdi>.
        </Trans>
      </p>
      <PlainForm {...form.formProps}>
        <SubmitButton size="large" isWide isPending={form.isPending}>
          <Trans>Sign in</Trans>
        </SubmitButton>
      </PlainForm>
    </>
  )
}
