import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { MAX_MESSAGE } from '#shared/features/jobs/invitations/invitation-kinds.ts'
import type { invitations } from '#shared/features/jobs/invitations/invitations.contract.ts'
import type { FoundPerson, PeopleContext } from '#shared/features/jobs/people-search/people-search.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { noTranslations, TemplatePicker } from '#web/features/people/message-templates/template-picker.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form, FormActions } from '#web/ui/form.tsx'
import { Select } from '#web/ui/select.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { showToast } from '#web/ui/toast.tsx'

type InviteDialogProps = {
  person: FoundPerson
  jobs: PeopleContext['jobs']
  /** The job people are being searched for. */
  jobId: string | null
  onClose: () => void
}

export function InviteDialog({ person: { id: talentId, name, invitedTo }, jobs, jobId, onClose }: InviteDialogProps) {
  const { t } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const open = jobs.filter((job) => !invitedTo.includes(job.id))
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/jobs/people-search/people-search.contract.ts').then(
        ({ invitationForm }) => invitationForm,
      ),
    initialValues: { talentId, jobId: open.find(({ id }) => id === jobId)?.id ?? null, message: '', ...noTranslations },
    draftName: `invite-${talentId}`,
    send: ({ jobId: invitedJob, ...body }, idempotencyKey) =>
      callApi<typeof invitations.send>(client, 'POST /company/api/jobs/:jobId/invitations', {
        params: { jobId: invitedJob },
        body,
        idempotencyKey,
      }),
    onSuccess: async () => {
      await cache.invalidateQueries({ queryKey: ['company'] })
      onClose()
      await showToast({ text: t`${name} is invited to apply` })
    },
  })
  const rejected = form.errors['talentId']
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={<Trans>Invite {name}</Trans>}>
      <Form {...form.formProps}>
        {rejected && <Callout tone="warn">{rejected}</Callout>}
        <Select
          {...form.field('jobId')}
          label={t`Job`}
          help={t`An open job that states its pay.`}
          missingMessage={t`Choose a job.`}
          choices={open.map(({ id, title }) => ({ id, label: title }))}
          onChange={(key) => typeof key === 'string' && form.change({ jobId: key })}
        />
        <TemplatePicker
          kind="invitation"
          wording={form.values}
          onPick={({ text, ...wording }) => form.change({ message: text, ...wording })}
        />
        <TextArea
          {...form.field('message')}
          label={t`Message`}
          help={t`Explain why this person is a good match for the job. They see who wrote the message and have 14 days to respond.`}
          missingMessage={t`Enter a message.`}
          rows={5}
          countTo={MAX_MESSAGE}
        />
        <FormActions>
          <SubmitButton isPending={form.isPending}>
            <Trans>Send invitation</Trans>
          </SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  )
}
