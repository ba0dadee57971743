import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { MAX_DELIVERY_FILES, MAX_FEEDBACK } from '#shared/features/elite/projects/project-limits.ts'
import type { projects } from '#shared/features/elite/projects/projects.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { FileUpload } from '#web/features/base/files/file-upload.tsx'
import { Form } from '#web/ui/form.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import styles from '../projects.module.css'
import { useShowProject } from '../projects-queries.ts'

type MilestoneFormProps = { id: string; event: 'submit' | 'request_changes' | 'dispute' }

/** A step with a note to the other side, and files if something is delivered. */
export function MilestoneForm({ id, event }: MilestoneFormProps) {
  const { t } = useLingui()
  const { client } = useSession()
  const show = useShowProject()
  const fileIds: string[] = []
  const isDelivery = event === 'submit'
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/elite/projects/project-facts.contract.ts').then(({ milestoneStep }) => milestoneStep),
    initialValues: { event, text: '', link: '', fileIds },
    draftName: `milestone-${event}-${id}`,
    send: (body) =>
      callApi<typeof projects.stepMilestone>(client, 'POST /shared/api/milestones/:id/status', {
        params: { id },
        body,
      }),
    onSuccess: show,
  })
  const [uploads, setUploads] = useState(1)
  const { values, change } = form
  const labels = { submit: t`What you deliver`, request_changes: t`What should change`, dispute: t`What is wrong` }
  return (
    <Form {...form.formProps}>
      <TextArea
        {...form.field('text')}
        label={labels[event]}
        help={event === 'dispute' ? t`An operator reads what both of you write and decides.` : undefined}
        rows={3}
        countTo={MAX_FEEDBACK}
        autoFocus={!isDelivery}
        isRequired
      />
      {isDelivery && (
        <TextField
          {...form.field('link')}
          label={t`Link`}
          help={t`To the result, starting with https://`}
          type="url"
          isOptional
        />
      )}
      {isDelivery &&
        Array.from({ length: uploads }, (_, place) => (
          // Each upload has its own place; a finished one makes room for the next.
          <FileUpload
            key={place}
            kind="attachment"
            label={<Trans>Add a file</Trans>}
            onDone={(fileId) => {
              change({ fileIds: [...values.fileIds, fileId] })
              setUploads((count) => Math.min(MAX_DELIVERY_FILES, count + 1))
            }}
          />
        ))}
      {isDelivery && (
        <p className={styles.words}>
          <Trans>Files can only be read by you and the company.</Trans>
        </p>
      )}
      <SubmitButton isPending={form.isPending}>
        {event === 'submit' && <Trans>Submit for approval</Trans>}
        {event === 'request_changes' && <Trans>Send</Trans>}
        {event === 'dispute' && <Trans>Ask an operator to decide</Trans>}
      </SubmitButton>
    </Form>
  )
}
