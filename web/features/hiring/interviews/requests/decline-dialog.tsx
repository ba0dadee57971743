import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { type DeclineReason, declineReasons, MAX_NOTE } from '#shared/features/hiring/interviews/interview-kinds.ts'
import type {
  InterviewRequest,
  interviewRequests,
} from '#shared/features/hiring/interviews/interview-requests.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form } from '#web/ui/form.tsx'
import { Radio, RadioGroup } from '#web/ui/radio-group.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { focusHeadingIfLost } from '#web/ui/use-lost-focus.ts'
import { refreshInterviews } from '../interview-queries.ts'
import { useDeclineText } from '../parts/interview-text.ts'

export function DeclineDialog({ request, onClose }: { request: InterviewRequest; onClose: () => void }) {
  const { t } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const labels = useDeclineText()
  const { id, company } = request
  const { name } = company
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/hiring/interviews/interview-requests.contract.ts').then(
        (contract) => contract.interviewRequests.decline.body,
      ),
    initialValues: { reason: null as DeclineReason | null, note: '' },
    send: (body) =>
      callApi<typeof interviewRequests.decline>(client, 'POST /talent/api/interview-requests/:id/decline', {
        params: { id },
        body,
      }),
    onSuccess: async () => {
      onClose()
      await refreshInterviews(cache)
      focusHeadingIfLost()
      await showToast({ text: t`Declined. We have let ${name} know.` })
    },
  })
  return (
    <Dialog isOpen onOpenChange={onClose} title={t`Decline the interview with ${name}?`}>
      <Form {...form.formProps}>
        <p>
          <Trans>Your application stays active. To end it, withdraw it.</Trans>
        </p>
        <RadioGroup
          name="reason"
          label={t`Why are you declining?`}
          help={t`The company sees this.`}
          value={form.values.reason}
          onChange={(chosen) => form.change({ reason: declineReasons.find((one) => one === chosen) ?? null })}
        >
          {declineReasons.map((reason) => (
            <Radio key={reason} value={reason}>
              {labels[reason]}
            </Radio>
          ))}
        </RadioGroup>
        <TextArea {...form.field('note')} label={t`Message to the company`} isOptional rows={2} countTo={MAX_NOTE} />
        <SubmitButton isPending={form.isPending}>
          <Trans>Decline</Trans>
        </SubmitButton>
      </Form>
    </Dialog>
  )
}
