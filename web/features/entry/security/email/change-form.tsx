import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { emailChanges } from '#shared/features/entry/security/account-recovery.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { Form } from '#web/ui/form.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import styles from '../security.module.css'
import { emailChangeState } from '../security-queries.ts'

export function ChangeForm() {
  const { t } = useLingui()
  const { client } = useSession()
  const queryClient = useQueryClient()
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/entry/security/account-recovery.contract.ts').then(
        (contract) => contract.emailChanges.ask.body,
      ),
    initialValues: { email: '' },
    draftName: 'email-change',
    send: (body) => callApi<typeof emailChanges.ask>(client, 'POST /user/email-change', { body }),
    onSuccess: (change) => void queryClient.setQueryData(emailChangeState.queryKey, { change }),
  })
  return (
    <div className={styles.form}>
      <Form {...form.formProps}>
        <TextField
          {...form.field('email')}
          label={t`New email address`}
          help={t`We email both addresses. The change takes effect once both are confirmed.`}
          type="email"
          autoComplete="email"
          isRequired
          missingMessage={t`Enter the new email address.`}
        />
        <div>
          <SubmitButton isPending={form.isPending}>
            <Trans>Change email address</Trans>
          </SubmitButton>
        </div>
      </Form>
    </div>
  )
}
