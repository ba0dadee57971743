import { Trans, useLingui } from '@lingui/react/macro'
import { MAX_COMPANY_NOTE } from '#shared/features/hiring/applications/application-kinds.ts'
import type { companyApplications } from '#shared/features/hiring/applications/company-applications.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form, FormActions } from '#web/ui/form.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { showToast } from '#web/ui/toast.tsx'
import type { Card } from '../board/board-cards.ts'

type NoteDialogProps = { card: Pick<Card, 'id' | 'talent'>; onAdded: () => void; onClose: () => void }

export function NoteDialog({ card: { id, talent }, onAdded, onClose }: NoteDialogProps) {
  const { t } = useLingui()
  const { client } = useSession()
  const { name } = talent
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/hiring/applications/company-applications.contract.ts').then(
        (contract) => contract.companyApplications.addNote.body,
      ),
    initialValues: { text: '' },
    draftName: `note-${id}`,
    send: (body, idempotencyKey) =>
      callApi<typeof companyApplications.addNote>(client, 'POST /company/api/applications/:id/notes', {
        params: { id },
        body,
        idempotencyKey,
      }),
    onSuccess: async () => {
      onClose()
      onAdded()
      await showToast({ text: t`Note added` })
    },
  })
  return (
    <Dialog isOpen onOpenChange={onClose} title={t`Note about ${name}`}>
      <Form {...form.formProps}>
        <TextArea
          {...form.field('text')}
          label={t`Note`}
          help={t`Your team sees it. The applicant never does.`}
          rows={4}
          countTo={MAX_COMPANY_NOTE}
          autoFocus
        />
        <FormActions>
          <Button onPress={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <SubmitButton isPending={form.isPending}>
            <Trans>Add note</Trans>
          </SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  )
}
