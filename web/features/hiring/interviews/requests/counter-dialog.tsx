import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { MAX_COUNTER_TIMES, MAX_NOTE } from '#shared/features/hiring/interviews/interview-kinds.ts'
import type {
  InterviewRequest,
  interviewRequests,
} from '#shared/features/hiring/interviews/interview-requests.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form } from '#web/ui/form.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { focusHeadingIfLost } from '#web/ui/use-lost-focus.ts'
import { refreshInterviews } from '../interview-queries.ts'
import styles from '../parts/picking.module.css'
import { TimePicker } from '../parts/time-picker.tsx'

export function CounterDialog({ request, onClose }: { request: InterviewRequest; onClose: () => void }) {
  const { t } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const { id, minutes, talentClock, companyClock, company } = request
  const { name } = company
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/hiring/interviews/interview-requests.contract.ts').then(
        (contract) => contract.interviewRequests.counter.body,
      ),
    initialValues: { times: [] as string[], message: '' },
    send: (body) =>
      callApi<typeof interviewRequests.counter>(client, 'POST /talent/api/interview-requests/:id/counter', {
        params: { id },
        body,
      }),
    onSuccess: async () => {
      onClose()
      await refreshInterviews(cache)
      focusHeadingIfLost()
      await showToast({ text: t`Sent. ${name} chooses one of your times.` })
    },
  })
  const problem = Object.entries(form.errors).find(([field]) => field.startsWith('times'))?.[1]?.[0]
  return (
    <Dialog isOpen onOpenChange={onClose} title={t`Offer ${name} other times`}>
      <Form {...form.formProps}>
        <p>
          <Trans>Propose up to {MAX_COUNTER_TIMES} times that suit you, at least 12 hours ahead.</Trans>
        </p>
        <TimePicker
          times={form.values.times.map((time) => Date.parse(time))}
          minutes={minutes}
          most={MAX_COUNTER_TIMES}
          own={talentClock}
          other={companyClock}
          onChange={(times) => form.change({ times: times.map((at) => new Date(at).toISOString()) })}
        />
        {problem && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
        <TextArea {...form.field('message')} label={t`Message to the company`} isOptional rows={2} countTo={MAX_NOTE} />
        <SubmitButton isPending={form.isPending}>
          <Trans>Send times</Trans>
        </SubmitButton>
      </Form>
    </Dialog>
  )
}
