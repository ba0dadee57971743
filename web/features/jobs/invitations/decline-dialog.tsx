import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import {
  type DeclineReason,
  declineReasons,
  MAX_DECLINE_NOTE,
} from '#shared/features/jobs/invitations/invitation-kinds.ts'
import type { Invitation, invitations } from '#shared/features/jobs/invitations/invitations.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form } from '#web/ui/form.tsx'
import { Radio, RadioGroup } from '#web/ui/radio-group.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { useDeclineText } from './decline-text.ts'
import { refreshInvitations } from './invitation-queries.ts'

export function DeclineDialog({ invitation, onClose }: { invitation: Invitation; onClose: () => void }) {
  const { t } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const labels = useDeclineText()
  const { name } = invitation.job.company
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/jobs/invitations/invitations.contract.ts').then(
        (contract) => contract.invitations.answer.body,
      ),
    initialValues: { event: 'decline' as const, reason: null as DeclineReason | null, note: '' },
    send: (body) =>
      callApi<typeof invitations.answer>(client, 'POST /talent/api/invitations/:id/status', {
        params: { id: invitation.id },
        body,
      }),
    onSuccess: async () => {
      onClose()
      await refreshInvitations(cache)
      await showToast({ text: t`Declined. We have let ${name} know.` })
    },
  })
  return (
    <Dialog isOpen onOpenChange={onClose} title={t`Decline the invitation from ${name}`}>
      <Form {...form.formProps}>
        <RadioGroup
          name="reason"
          label={t`Why are you declining?`}
          help={t`The company sees this. It helps them send better invitations.`}
          value={form.values.reason}
          onChange={(chosen) => form.change({ reason: declineReasons.find((one) => one === chosen) ?? null })}
        >
          {declineReasons.map((reason) => (
            <Radio key={reason} value={reason}>
              {labels[reason]}
            </Radio>
          ))}
        </RadioGroup>
        <TextArea
          {...form.field('note')}
          label={t`Message to the company`}
          isOptional
          rows={2}
          countTo={MAX_DECLINE_NOTE}
        />
        <SubmitButton isPending={form.isPending}>
          <Trans>Decline</Trans>
        </SubmitButton>
      </Form>
    </Dialog>
  )
}
