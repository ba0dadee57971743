import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { MAX_MESSAGE } from '#shared/features/hiring/interviews/interview-kinds.ts'
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
import { refreshInterviews } from '../interview-queries.ts'

type PreparationDialogProps = { interview: Interview; name: string; onClose: () => void }

export function PreparationDialog({ interview: { id, preparation }, name, onClose }: PreparationDialogProps) {
  const { t } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/hiring/interviews/interview-notes.contract.ts').then(
        ({ interviewNotes: contract }) => contract.prepare.body,
      ),
    initialValues: { text: preparation },
    send: (body) =>
      callApi<typeof interviewNotes.prepare>(client, 'PUT /company/api/interviews/:id/preparation', {
        params: { id },
        body,
      }),
    onSuccess: async () => {
      onClose()
      await refreshInterviews(cache)
    },
  })
  return (
    <Dialog isOpen onOpenChange={onClose} title={t`What ${name} should know before the interview`}>
      <Form {...form.formProps}>
        <TextArea
          {...form.field('text')}
          label={t`What to expect`}
          help={t`For example the topics, how the time is divided, and what to bring.`}
          isOptional
          rows={6}
          countTo={MAX_MESSAGE}
          autoFocus
        />
        <FormActions>
          <Button onPress={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <SubmitButton isPending={form.isPending}>
            <Trans>Save</Trans>
          </SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  )
}
