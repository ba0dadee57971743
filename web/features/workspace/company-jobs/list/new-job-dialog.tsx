import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { MAX_TITLE } from '#shared/features/jobs/jobs/job-limits.ts'
import type { JobTemplate, jobTemplates } from '#shared/features/jobs/jobs/job-templates.contract.ts'
import type { jobs } from '#shared/features/jobs/jobs/jobs.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form, FormActions } from '#web/ui/form.tsx'
import { List, ListRow } from '#web/ui/list-row.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast.tsx'
import styles from '../company-jobs.module.css'
import { editPath, templatesQuery } from '../company-jobs-queries.ts'

type NewJobDialogProps = { companyId: string; onClose: () => void }

/** A title is enough to start with; everything else is written in the editor. */
export function NewJobDialog({ companyId, onClose }: NewJobDialogProps) {
  const { t } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const { data: templates = [] } = useQuery(templatesQuery(companyId))
  const open = async ({ id }: { id: string }) => {
    await navigate(editPath(id))
    await cache.invalidateQueries()
  }
  /** So that the board has columns when the first applicant arrives. */
  const usualStages = [
    { name: t`First conversation`, kind: 'interview' as const },
    { name: t`Interview`, kind: 'interview' as const },
    { name: t`Offer`, kind: 'offer' as const },
  ]
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/jobs/jobs/job-fields.contract.ts').then(({ jobFields }) =>
        jobFields.pick({ title: true }),
      ),
    initialValues: { title: '' },
    send: (body, idempotencyKey) =>
      callApi<typeof jobs.create>(client, 'POST /company/api/jobs', {
        body: { ...body, companyId, stages: usualStages },
        idempotencyKey,
      }),
    onSuccess: open,
  })
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={<Trans>New job</Trans>}>
      <Form {...form.formProps}>
        <TextField
          {...form.field('title')}
          label={t`Job title`}
          help={t`As people search for it, for example “Data engineer”.`}
          missingMessage={t`Enter a job title.`}
          maxLength={MAX_TITLE}
        />
        <FormActions>
          <SubmitButton isPending={form.isPending}>
            <Trans>Start writing</Trans>
          </SubmitButton>
        </FormActions>
      </Form>
      {templates.length > 0 && (
        <section className={styles.templates}>
          <h3 className={styles.subtitle}>
            <Trans>Or start from a template</Trans>
          </h3>
          <List label={t`Templates`}>
            {templates.map((template) => (
              <TemplateRow key={template.id} template={template} onUse={open} />
            ))}
          </List>
        </section>
      )}
    </Dialog>
  )
}

type TemplateRowProps = { template: JobTemplate; onUse: (job: { id: string }) => Promise<void> }

function TemplateRow({ template: { id, name, title }, onUse }: TemplateRowProps) {
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const onError = (error: unknown) => void showToast({ text: describeFailure(i18n, error) ?? '', isFailure: true })
  const use = useMutation({
    mutationFn: () =>
      callApi<typeof jobTemplates.use>(client, 'POST /company/api/job-templates/:id/jobs', { params: { id } }),
    onSuccess: onUse,
    onError,
  })
  const remove = useMutation({
    mutationFn: () =>
      callApi<typeof jobTemplates.remove>(client, 'DELETE /company/api/job-templates/:id', { params: { id } }),
    onError,
    onSettled: () => cache.invalidateQueries(),
  })
  return (
    <ListRow
      title={name}
      meta={name === title ? undefined : <bdi>{title}</bdi>}
      action={
        <span className={styles.tools}>
          <Button variant="light" isPending={use.isPending} onPress={() => use.mutate()} aria-label={t`Use ${name}`}>
            <Trans>Use</Trans>
          </Button>
          <Button
            variant="danger-text"
            isPending={remove.isPending}
            onPress={() => remove.mutate()}
            aria-label={t`Delete template ${name}`}
          >
            <Trans>Delete</Trans>
          </Button>
        </span>
      }
    />
  )
}
