import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import {
  MAX_WITHDRAW_NOTE,
  type WithdrawReason,
  withdrawReasons,
} from '#shared/features/hiring/applications/application-kinds.ts'
import type { ApplicationDetail, applications } from '#shared/features/hiring/applications/applications.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form, FormActions } from '#web/ui/form.tsx'
import { Radio, RadioGroup } from '#web/ui/radio-group.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { focusHeadingIfLost } from '#web/ui/use-lost-focus.ts'
import { applicationQuery, refreshApplications } from '../application-queries.ts'
import { useWithdrawText } from '../texts/reason-text.ts'

type WithdrawDialogProps = { application: ApplicationDetail; onClose: () => void }

export function WithdrawDialog({ application: { id, company }, onClose }: WithdrawDialogProps) {
  const { t } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const labels = useWithdrawText()
  const { name } = company
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/hiring/applications/applications.contract.ts').then(
        (contract) => contract.applications.withdraw.body,
      ),
    initialValues: { reason: null as WithdrawReason | null, note: '' },
    send: (body) =>
      callApi<typeof applications.withdraw>(client, 'POST /talent/api/applications/:id/withdraw', {
        params: { id },
        body,
      }),
    onSuccess: async (withdrawn) => {
      onClose()
      cache.setQueryData(applicationQuery(id).queryKey, withdrawn)
      await refreshApplications(cache)
      focusHeadingIfLost()
      await showToast({ text: t`Withdrawn. We have let ${name} know.` })
    },
  })
  return (
    <Dialog isOpen onOpenChange={onClose} title={t`Withdraw from ${name}?`}>
      <Form {...form.formProps}>
        <p>
          <Trans>
            This ends your application for good. You can apply again while the job is open. What you sent stays on this
            page.
          </Trans>
        </p>
        <RadioGroup
          name="reason"
          label={t`Why?`}
          isOptional
          help={t`The company will see this.`}
          value={form.values.reason}
          onChange={(chosen) => form.change({ reason: withdrawReasons.find((one) => one === chosen) ?? null })}
        >
          {withdrawReasons.map((reason) => (
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
          countTo={MAX_WITHDRAW_NOTE}
        />
        <FormActions>
          <Button autoFocus onPress={onClose}>
            <Trans>Keep application</Trans>
          </Button>
          <SubmitButton variant="danger" isPending={form.isPending}>
            <Trans>Withdraw</Trans>
          </SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  )
}
