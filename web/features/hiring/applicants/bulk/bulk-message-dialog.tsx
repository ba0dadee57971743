import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { MAX_BULK_MESSAGE } from '#shared/features/hiring/applications/application-kinds.ts'
import type { BulkOutcome, bulk } from '#shared/features/hiring/applications/reviewing/bulk.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form, FormActions } from '#web/ui/form.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { showToast } from '#web/ui/toast.tsx'

type BulkMessageDialogProps = {
  ids: readonly string[]
  onSent: (outcome: BulkOutcome) => void
  onClose: () => void
}

export function BulkMessageDialog({ ids, onSent, onClose }: BulkMessageDialogProps) {
  const { t } = useLingui()
  const { client } = useSession()
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/hiring/applications/reviewing/bulk.contract.ts').then(
        (contract) => contract.bulk.message.body,
      ),
    initialValues: { ids: [...ids], text: '' },
    send: (body) => callApi<typeof bulk.message>(client, 'POST /company/api/applicants/message', { body }),
    onSuccess: async (outcome) => {
      onSent(outcome)
      await showToast({ text: t`${outcome.done.length} messages sent` })
    },
  })
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={<Plural value={ids.length} one="Message # applicant" other="Message # applicants" />}
    >
      <Form {...form.formProps}>
        <TextArea
          {...form.field('text')}
          label={t`Message`}
          help={t`Each applicant gets it in their own conversation with you.`}
          rows={5}
          countTo={MAX_BULK_MESSAGE}
          autoFocus
        />
        <FormActions>
          <Button onPress={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <SubmitButton isPending={form.isPending}>
            <Trans>Send</Trans>
          </SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  )
}
