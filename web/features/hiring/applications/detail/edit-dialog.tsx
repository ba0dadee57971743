import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ApplicationDetail, applications } from '#shared/features/hiring/applications/applications.contract.ts'
import type { SentAnswer } from '#shared/features/hiring/applications/sent-form.contract.ts'
import { coverNoteNeedOf, isTextAnswer, maxLengthOf, rulesOf } from '#shared/features/hiring/applications/sent-rules.ts'
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

export function EditDialog({ application: { id, sent }, onClose }: EditDialogProps) {
  const { t } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const written = sent.answers.filter(isTextAnswer)
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/hiring/applications/applications.contract.ts').then(
        (contract) => contract.applications.edit.body,
      ),
    initialValues: {
      coverNote: sent.coverNote ?? '',
      answers: written.map(({ questionId, value }) => ({ questionId, value: typeof value === 'string' ? value : '' })),
    },
    draftName: `application:${id}`,
    send: (body) => {
      const hasNewAnswers = body.answers?.some(({ value }, place) => value !== (written[place]?.value ?? ''))
      return callApi<typeof applications.edit>(client, 'PATCH /talent/api/applications/:id', {
        params: { id },
        body: {
          ...(body.coverNote !== (sent.coverNote ?? '') && { coverNote: body.coverNote }),
          // Send all of them: errors refer to an answer by its index, which must match the field's.
          ...(hasNewAnswers && { answers: body.answers }),
        },
      })
    },
    onSuccess: async (edited) => {
      onClose()
      cache.setQueryData(applicationQuery(id).queryKey, edited)
      await refreshApplications(cache)
      await showToast({ text: t`Saved. Nobody had read the earlier version.` })
    },
  })
  const { answers } = form.values
  const noteNeed = coverNoteNeedOf(sent)
  return (
    <Dialog isOpen onOpenChange={onClose} title={t`Edit application`}>
      <Form {...form.formProps}>
        {noteNeed !== 'off' && (
          <TextArea
            {...form.field('coverNote')}
            label={t`Cover note`}
            isOptional={noteNeed === 'optional'}
            rows={5}
            countTo={MAX_COVER_NOTE}
          />
        )}
        {written.map((answer, place) => (
          <TextArea
            key={answer.questionId}
            name={`answers.${place}.value`}
            label={<bdi>{answer.label}</bdi>}
            help={minLengthHint(answer)}
            isOptional={!rulesOf(answer).isRequired}
            rows={answer.type === 'long_text' ? 5 : 2}
            countTo={maxLengthOf(answer)}
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

/** The field itself shows the maximum. */
function minLengthHint(answer: SentAnswer): ReactNode {
  const { min } = rulesOf(answer)
  if (min === null || min < 1) return null
  return <Plural value={min} one="At least # character." other="At least # characters." />
}
