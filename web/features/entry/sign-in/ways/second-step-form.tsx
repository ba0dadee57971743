import { Trans, useLingui } from '@lingui/react/macro'
import type { signIn } from '#shared/features/entry/sign-in/sign-in.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { PlainButton } from '#web/ui/plain-button.tsx'
import { PlainForm } from '#web/ui/plain-form.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useFocusAtStart } from './use-focus-at-start.ts'

type SecondStepFormProps = {
  ticket: string
  /** Where to go afterwards, if not where the URL says. Only used without scripts. */
  onward?: string | null
  onStartAgain: () => void
}

export function SecondStepForm({ ticket, onward, onStartAgain }: SecondStepFormProps) {
  const { t } = useLingui()
  const { client, enter } = useSession()
  const codeInput = useFocusAtStart()
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/entry/sign-in/sign-in.contract.ts').then(({ signIn }) => signIn.bySecondStep.body),
    initialValues: { ticket, code: '' },
    plainName: 'second-step',
    hidden: { ticket, ...(onward && { onward }) },
    send: (body) => callApi<typeof signIn.bySecondStep>(client, 'POST /login/second-factor', { body }),
    onSuccess: async (answer) => void (await enter(answer)),
  })
  return (
    <PlainForm {...form.formProps}>
      <TextField
        {...form.field('code')}
        inputRef={codeInput}
        label={t`Code from your app`}
        help={t`Open your authenticator app. If you do not have it, enter a backup code.`}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        isRequired
        missingMessage={t`Enter the code from your app.`}
      />
      <SubmitButton size="large" isWide isPending={form.isPending}>
        <Trans>Sign in</Trans>
      </SubmitButton>
      <PlainButton variant="text" onPress={onStartAgain}>
        <Trans>Start again</Trans>
      </PlainButton>
    </PlainForm>
  )
}
