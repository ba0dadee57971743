import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { MAX_FEEDBACK } from '#shared/features/hiring/interviews/interview-kinds.ts'
import type { interviewNotes } from '#shared/features/hiring/interviews/interview-notes.contract.ts'
import type { Interview } from '#shared/features/hiring/interviews/interviews.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form, FormActions } from '#web/ui/form.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { refreshInterviews } from '../interview-queries.ts'

type FeedbackDialogProps = { interview: Interview; name: string; onClose: () => void }

/** The company tells the applicant how it went. */
export function FeedbackDialog({ interview: { id, feedback }, name, onClose }: FeedbackDialogProps) {
  const { t } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/hiring/interviews/interview-notes.contract.ts').then(
        ({ interviewNotes: contract }) => contract.tell.body,
      ),
    initialValues: { text: feedback.given?.text ?? '' },
    send: (body) =>
      callApi<typeof interviewNotes.tell>(client, 'PUT /company/api/interviews/:id/feedback', { params: { id }, body }),
    onSuccess: async () => {
      onClose()
      await refreshInterviews(cache)
      await showToast({ text: t`${name} can read your feedback now.` })
    },
  })
  return (
    <Dialog isOpen onOpenChange={onClose} title={t`Feedback for ${name}`}>
      <Form {...form.formProps}>
        <TextArea
          {...form.field('text')}
          label={t`Message`}
          help={t`What went well, and what would have helped. The applicant reads exactly this.`}
          rows={6}
          countTo={MAX_FEEDBACK}
          autoFocus
        />
        <FormActions>
          <Button onPress={onClose}>
            <Trans>Not now</Trans>
          </Button>
          <SubmitButton isPending={form.isPending}>
            {feedback.given ? <Trans>Save</Trans> : <Trans>Send feedback</Trans>}
          </SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  )
}
