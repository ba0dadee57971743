import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { EmailSide, emailChanges } from '#shared/features/entry/security/account-recovery.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { Form } from '#web/ui/form.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { emailChangeState } from '../security-queries.ts'

export function SideForm({ side, email }: { side: EmailSide; email: string }) {
  const { t } = useLingui()
  const { client, refreshIdentity } = useSession()
  const queryClient = useQueryClient()
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/entry/security/account-recovery.contract.ts').then(
        (contract) => contract.emailChanges.confirm.body,
      ),
    initialValues: { side, code: '' },
    send: (body) => callApi<typeof emailChanges.confirm>(client, 'POST /user/email-change/confirm', { body }),
    onSuccess: async ({ isDone, newEmail }) => {
      if (isDone) await refreshIdentity()
      await queryClient.invalidateQueries({ queryKey: emailChangeState.queryKey })
      if (isDone) await showToast({ text: t`Your email address is now ${newEmail}` })
    },
  })
  return (
    <Form {...form.formProps}>
      <TextField
        {...form.field('code')}
        label={t`Code sent to ${email}`}
        inputMode="numeric"
        autoComplete="one-time-code"
        isRequired
        missingMessage={t`Enter the six digits from the email.`}
      />
      <div>
        <SubmitButton variant="outline" isPending={form.isPending}>
          <Trans>Confirm</Trans>
        </SubmitButton>
      </div>
    </Form>
  )
}
