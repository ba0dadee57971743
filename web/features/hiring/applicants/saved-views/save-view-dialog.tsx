import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { MAX_VIEW_NAME } from '#shared/features/hiring/applicants/applicant-view-limits.ts'
import type { applicantViews } from '#shared/features/hiring/applicants/applicant-views.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form, FormActions } from '#web/ui/form.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { ApplicantsView } from '../view/applicants-view.ts'
import { savedViewsQuery } from './saved-views.tsx'

type SaveViewDialogProps = { jobId: string | null; view: ApplicantsView; onClose: () => void }

export function SaveViewDialog({ jobId, view, onClose }: SaveViewDialogProps) {
  const { t } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/hiring/applicants/applicant-views.contract.ts').then(
        ({ newApplicantView }) => newApplicantView,
      ),
    initialValues: { name: '', jobId, filters: view },
    send: (body, idempotencyKey) =>
      callApi<typeof applicantViews.save>(client, 'POST /company/api/applicant-views', { body, idempotencyKey }),
    onSuccess: async () => {
      await cache.invalidateQueries({ queryKey: savedViewsQuery().queryKey })
      onClose()
    },
  })
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={<Trans>Save this view</Trans>}>
      <Form {...form.formProps}>
        <TextField
          {...form.field('name')}
          label={t`Name`}
          help={t`Keeps the filters and the order. The view is yours; to share it, send its address.`}
          missingMessage={t`Enter a name.`}
          maxLength={MAX_VIEW_NAME}
        />
        <FormActions>
          <SubmitButton isPending={form.isPending}>
            <Trans>Save view</Trans>
          </SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  )
}
