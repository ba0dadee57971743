import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { MAX_OUTCOME_NOTE, passOverReasons } from '#shared/features/elite/briefs/brief-limits.ts'
import type { companyBriefs } from '#shared/features/elite/briefs/company-briefs.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form } from '#web/ui/form.tsx'
import { Radio, RadioGroup } from '#web/ui/radio-group.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { outcomeWords } from '../brief-text.ts'
import { refreshCompanyBriefs } from '../briefs-queries.ts'

type PassOverDialogProps = { id: string; name: string; onClose: () => void }

export function PassOverDialog({ id, name, onClose }: PassOverDialogProps) {
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/elite/briefs/company-briefs.contract.ts').then(
        (contract) => contract.companyBriefs.stepInterest.body,
      ),
    initialValues: {
      event: 'pass_over' as const,
      reason: null as (typeof passOverReasons)[number] | null,
      note: '',
    },
    send: (body) =>
      callApi<typeof companyBriefs.stepInterest>(client, 'POST /company/api/brief-interests/:id/status', {
        params: { id },
        body,
      }),
    onSuccess: async () => {
      onClose()
      await refreshCompanyBriefs(cache)
      void showToast({ text: t`We have let ${name} know.` })
    },
  })
  return (
    <Dialog isOpen onOpenChange={onClose} title={t`Turn down ${name}`}>
      <Form {...form.formProps}>
        <RadioGroup
          name="reason"
          label={t`What is the main reason?`}
          help={t`The member sees it.`}
          value={form.values.reason}
          onChange={(chosen) => form.change({ reason: passOverReasons.find((one) => one === chosen) ?? null })}
        >
          {passOverReasons.map((reason) => (
            <Radio key={reason} value={reason}>
              {i18n._(outcomeWords[reason])}
            </Radio>
          ))}
        </RadioGroup>
        <TextArea
          {...form.field('note')}
          label={t`Message to the member`}
          isOptional
          rows={2}
          countTo={MAX_OUTCOME_NOTE}
        />
        <SubmitButton isPending={form.isPending}>
          <Trans>Turn down</Trans>
        </SubmitButton>
      </Form>
    </Dialog>
  )
}
