import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { type CancelReason, cancelReasons, MAX_NOTE } from '#shared/features/hiring/interviews/interview-kinds.ts'
import type { interviews } from '#shared/features/hiring/interviews/interviews.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form, FormActions } from '#web/ui/form.tsx'
import { Select } from '#web/ui/select.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { focusHeadingIfLost } from '#web/ui/use-lost-focus.ts'
import { refreshInterviews } from '../interview-queries.ts'
import { useCancelText } from './interview-text.ts'

type CancelDialogProps = { id: string; name: string; side: 'talent' | 'company'; onClose: () => void }

/** The company gives a reason; the talent may. */
export function CancelDialog({ id, name, side, onClose }: CancelDialogProps) {
  const { t } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const reasons = useCancelText()
  const isCompany = side === 'company'
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/hiring/interviews/interviews.contract.ts').then(({ interviews: contract }) =>
        isCompany ? contract.cancelForCompany.body : contract.cancel.body,
      ),
    initialValues: { reason: null as CancelReason | null, note: '' },
    send: async ({ reason, note }) => {
      if (isCompany)
        return callApi<typeof interviews.cancelForCompany>(client, 'POST /company/api/interviews/:id/cancel', {
          params: { id },
          body: { reason: reason as CancelReason, note },
        })
      return callApi<typeof interviews.cancel>(client, 'POST /talent/api/interviews/:id/cancel', {
        params: { id },
        body: { ...(reason && { reason }), note },
      })
    },
    onSuccess: async () => {
      onClose()
      await refreshInterviews(cache)
      focusHeadingIfLost()
      await showToast({ text: t`The interview is cancelled. We have let ${name} know.` })
    },
  })
  return (
    <Dialog isOpen onOpenChange={onClose} title={t`Cancel the interview with ${name}?`}>
      <Form {...form.formProps}>
        <Select
          name="reason"
          label={t`Reason`}
          isOptional={!isCompany}
          choices={cancelReasons.map((reason) => ({ id: reason, label: reasons[reason] }))}
          value={form.values.reason}
          onChange={(chosen) => form.change({ reason: cancelReasons.find((one) => one === chosen) ?? null })}
          autoFocus
        />
        <TextArea
          {...form.field('note')}
          label={isCompany ? t`Message to the applicant` : t`Message to the company`}
          isOptional
          rows={2}
          countTo={MAX_NOTE}
        />
        <FormActions>
          <Button onPress={onClose}>
            <Trans>Keep it</Trans>
          </Button>
          <SubmitButton variant="danger" isPending={form.isPending}>
            <Trans>Cancel interview</Trans>
          </SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  )
}
