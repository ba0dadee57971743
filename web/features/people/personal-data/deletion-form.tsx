import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import type { personalData } from '#shared/features/people/personal-data/personal-data.contract.ts'
import { DELETION_GRACE_DAYS, MAX_DELETION_REASON } from '#shared/features/people/personal-data/personal-data-limits.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { confirm } from '#web/ui/confirm-dialog-host.tsx'
import { Form } from '#web/ui/form.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { overviewQuery } from './personal-data-query.ts'

export function DeletionForm() {
  const { t } = useLingui()
  const { client, refreshIdentity } = useSession()
  const cache = useQueryClient()
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/people/personal-data/personal-data.contract.ts').then(({ newDeletion }) => newDeletion),
    // Typing the confirmation word is the consent; nothing is sent before that.
    initialValues: { reason: '', isUnderstood: true },
    send: (body, idempotencyKey) =>
      callApi<typeof personalData.askDeletion>(client, 'POST /shared/api/personal-data/deletion', {
        body,
        idempotencyKey,
      }),
    async onSuccess() {
      await cache.invalidateQueries({ queryKey: overviewQuery.queryKey })
      // The banner on every page depends on the identity.
      await refreshIdentity()
    },
  })

  async function confirmFirst(event: FormEvent) {
    event.preventDefault()
    const isSure = await confirm({
      title: t`Delete your account?`,
      consequences: t`Your account, profile and files are permanently deleted in ${DELETION_GRACE_DAYS} days, along with every application and message you sent. Companies can no longer see them. You can cancel until then.`,
      keepLabel: t`Keep my account`,
      actionLabel: t`Delete in ${DELETION_GRACE_DAYS} days`,
      wordToType: t({ message: 'delete', comment: 'The word that is typed to delete an account' }),
    })
    if (isSure) await form.submit()
  }

  return (
    <Form {...form.formProps} onSubmit={(event) => void confirmFirst(event)}>
      <TextArea
        {...form.field('reason')}
        label={t`Why are you leaving?`}
        help={t`Optional. It is deleted with your account.`}
        isOptional
        rows={3}
        countTo={MAX_DELETION_REASON}
      />
      <SubmitButton variant="outline" isPending={form.isPending}>
        <Trans>Delete my account</Trans>
      </SubmitButton>
    </Form>
  )
}
