import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { type DeclineReason, declineReasons } from '#shared/features/skills/assessments/assessment-limits.ts'
import type { Assessment, assessments } from '#shared/features/skills/assessments/assessments.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form } from '#web/ui/form.tsx'
import { Radio, RadioGroup } from '#web/ui/radio-group.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { refreshAssessments } from '../assessment-queries.ts'
import { useDeclineText } from '../assessment-text.ts'

type DeclineDialogProps = { assessment: Assessment; onClose: () => void; onDeclined: () => void }

export function DeclineDialog({ assessment, onClose, onDeclined }: DeclineDialogProps) {
  const { t } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const labels = useDeclineText()
  const { id, title } = assessment
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/skills/assessments/assessments.contract.ts').then(
        (contract) => contract.assessments.decline.body,
      ),
    initialValues: { reason: null as DeclineReason | null },
    send: (body) =>
      callApi<typeof assessments.decline>(client, 'POST /talent/api/assessments/:token/decline', {
        params: { token: id },
        body,
      }),
    onSuccess: async () => {
      await refreshAssessments(cache)
      onDeclined()
    },
  })
  return (
    <Dialog isOpen onOpenChange={onClose} title={t`Decline ${title}?`}>
      <Form {...form.formProps}>
        <p>
          <Trans>The company is told. You cannot take this test for them afterwards.</Trans>
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
        <SubmitButton isPending={form.isPending}>
          <Trans>Decline</Trans>
        </SubmitButton>
      </Form>
    </Dialog>
  )
}
