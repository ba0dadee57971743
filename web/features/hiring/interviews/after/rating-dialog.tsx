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
import { StarChoice } from '#web/ui/star-choice.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { refreshInterviews } from '../interview-queries.ts'

type RatingDialogProps = { interview: Interview; name: string; onClose: () => void }

/** A talent says how the interview was. */
export function RatingDialog({ interview: { id, feedback }, name, onClose }: RatingDialogProps) {
  const { t } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/hiring/interviews/interview-notes.contract.ts').then(
        ({ interviewNotes: contract }) => contract.rate.body,
      ),
    initialValues: { stars: feedback.given?.stars ?? null, text: feedback.given?.text ?? '' },
    send: (body) =>
      callApi<typeof interviewNotes.rate>(client, 'PUT /talent/api/interviews/:id/feedback', { params: { id }, body }),
    onSuccess: async () => {
      onClose()
      await refreshInterviews(cache)
    },
  })
  return (
    <Dialog isOpen onOpenChange={onClose} title={t`How was the interview with ${name}?`}>
      <Form {...form.formProps}>
        <StarChoice
          name="stars"
          label={t`Overall`}
          value={form.values.stars}
          onChange={(stars) => form.change({ stars })}
        />
        <TextArea
          {...form.field('text')}
          label={t`What should the company know?`}
          help={t`The company can read this once your application has ended, so it cannot affect the decision.`}
          isOptional
          rows={4}
          countTo={MAX_FEEDBACK}
        />
        <FormActions>
          <Button onPress={onClose}>
            <Trans>Not now</Trans>
          </Button>
          <SubmitButton isPending={form.isPending}>
            <Trans>Save</Trans>
          </SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  )
}
