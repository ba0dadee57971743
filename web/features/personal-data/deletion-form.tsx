import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { personalData } from '#shared/features/personal-data/personal-data.contract.ts'
import { MAX_DELETION_REASON } from '#shared/features/personal-data/personal-data-limits.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
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
      import('#shared/features/personal-data/personal-data.contract.ts').then(({ newDeletion }) => newDeletion),
    initialValues: { reason: '', isUnderstood: false },
    send: (body, idempotencyKey) =>
      callApi<typeof personalData.askDeletion>(client, 'POST /shared/api/personal-data/deletion', {
        body,
        idempotencyKey,
      }),
    async onSuccess() {
      await cache.invalidateQueries({ queryKey: overviewQuery.queryKey })
      // The notice on every page follows from it.
      await refreshIdentity()
    },
  })
  const { value: isUnderstood, ...tick } = form.field('isUnderstood')
  return (
    <Form {...form.formProps}>
      <TextArea
        {...form.field('reason')}
        label={t`Why are you leaving?`}
        help={t`Only if you like to say. It is deleted with your account.`}
        isOptional
        rows={3}
        countTo={MAX_DELETION_REASON}
      />
      <Checkbox {...tick} isSelected={isUnderstood} isRequired missingMessage={t`Tick this to go on.`}>
        <Trans>I understand that my account and my files will be gone for good.</Trans>
      </Checkbox>
      <SubmitButton variant="outline" isPending={form.isPending}>
        <Trans>Delete my account in 30 days</Trans>
      </SubmitButton>
    </Form>
  )
}
