import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { jobTemplates } from '#shared/features/jobs/jobs/job-templates.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form, FormActions } from '#web/ui/form.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast.tsx'

type TemplateDialogProps = { job: { id: string; title: string }; onClose: () => void }

export function TemplateDialog({ job: { id, title }, onClose }: TemplateDialogProps) {
  const { t } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/jobs/jobs/job-templates.contract.ts').then(({ newTemplate }) => newTemplate),
    initialValues: { name: title.slice(0, 80) },
    send: (body, idempotencyKey) =>
      callApi<typeof jobTemplates.create>(client, 'POST /company/api/jobs/:id/templates', {
        params: { id },
        body,
        idempotencyKey,
      }),
    onSuccess: async ({ name }) => {
      onClose()
      void showToast({ text: t`Saved as template “${name}”` })
      await cache.invalidateQueries()
    },
  })
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={<Trans>Save as template</Trans>}>
      <Form {...form.formProps}>
        <TextField
          {...form.field('name')}
          label={t`Name of the template`}
          help={t`The template is a copy: later changes to this job do not affect it.`}
        />
        <FormActions>
          <SubmitButton isPending={form.isPending}>
            <Trans>Save template</Trans>
          </SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  )
}
