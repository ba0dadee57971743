import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { ApplicationDetail, applications } from '#shared/features/applications/applications.contract.ts'
import type { SentAnswer } from '#shared/features/applications/sent-form.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form } from '#web/ui/form.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { applicationQuery, refreshApplications } from '../application-queries.ts'

type EditDialogProps = { application: ApplicationDetail; onClose: () => void }

const MAX_COVER_NOTE = 3_000

const isInWords = ({ type }: SentAnswer) => type === 'short_text' || type === 'long_text'

export function EditDialog({ application: { id, sent }, onClose }: EditDialogProps) {
  const { t } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const written = sent.answers.filter(isInWords)
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/applications/applications.contract.ts').then(
        (contract) => contract.applications.edit.body,
      ),
    initialValues: {
      coverNote: sent.coverNote ?? '',
      answers: written.map(({ questionId, value }) => ({ questionId, value: typeof value === 'string' ? value : '' })),
    },
    draftName: `application:${id}`,
    send: (body) => {
      const changed = body.answers?.filter(({ value }, place) => value !== (written[place]?.value ?? ''))
      return callApi<typeof applications.edit>(client, 'PATCH /talent/api/applications/:id', {
        params: { id },
        body: {
          ...(body.coverNote !== (sent.coverNote ?? '') && { coverNote: body.coverNote }),
          ...(changed && changed.length > 0 && { answers: changed }),
        },
      })
    },
    onSuccess: async (edited) => {
      onClose()
      cache.setQueryData(applicationQuery(id).queryKey, edited)
      await refreshApplications(cache)
      await showToast({ text: t`Changed. Nobody had read the old words.` })
    },
  })
  const { answers } = form.values
  return (
    <Dialog isOpen onOpenChange={onClose} title={t`Change your words`}>
      <Form {...form.formProps}>
        <TextArea {...form.field('coverNote')} label={t`Cover note`} isOptional rows={5} countTo={MAX_COVER_NOTE} />
        {written.map(({ questionId, label, type }, place) => (
          <TextArea
            key={questionId}
            name={`answers.${place}.value`}
            label={<bdi>{label}</bdi>}
            rows={type === 'long_text' ? 5 : 2}
            value={answers[place]?.value ?? ''}
            onChange={(value) =>
              form.change({ answers: answers.map((one, index) => (index === place ? { ...one, value } : one)) })
            }
          />
        ))}
        <SubmitButton isPending={form.isPending}>
          <Trans>Save</Trans>
        </SubmitButton>
      </Form>
    </Dialog>
  )
}
