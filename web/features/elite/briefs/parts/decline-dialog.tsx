import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { type BriefDeclineReason, briefDeclineReasons } from '#shared/features/elite/briefs/brief-limits.ts'
import type { briefs, OwnBrief } from '#shared/features/elite/briefs/briefs.contract.ts'
import { isOffered } from '#shared/features/elite/briefs/interest-status.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form } from '#web/ui/form.tsx'
import { Radio, RadioGroup } from '#web/ui/radio-group.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { briefDeclineWords } from '../brief-text.ts'
import { refreshOwnBriefs } from '../briefs-queries.ts'

export function DeclineDialog({ brief, onClose }: { brief: OwnBrief; onClose: () => void }) {
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const { id } = brief
  const isFirst = isOffered(brief.status)
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/elite/briefs/briefs.contract.ts').then(({ briefDecline }) => briefDecline),
    initialValues: { reason: null as BriefDeclineReason | null },
    send: (body) =>
      callApi<typeof briefs.decline>(client, 'POST /talent/api/elite/briefs/:id/decline', { params: { id }, body }),
    onSuccess: async () => {
      onClose()
      await refreshOwnBriefs(cache)
      void showToast({ text: isFirst ? t`Brief declined` : t`Proposal withdrawn` })
    },
  })
  return (
    <Dialog isOpen onOpenChange={onClose} title={isFirst ? t`Decline this brief` : t`Withdraw your proposal`}>
      <Form {...form.formProps}>
        <RadioGroup
          name="reason"
          label={t`What is the main reason?`}
          help={t`The company sees the reason without your name. It has no effect on later briefs.`}
          value={form.values.reason}
          onChange={(chosen) => form.change({ reason: briefDeclineReasons.find((one) => one === chosen) ?? null })}
        >
          {briefDeclineReasons.map((reason) => (
            <Radio key={reason} value={reason}>
              {i18n._(briefDeclineWords[reason])}
            </Radio>
          ))}
        </RadioGroup>
        <SubmitButton isPending={form.isPending}>
          {isFirst ? <Trans>Decline</Trans> : <Trans>Withdraw</Trans>}
        </SubmitButton>
      </Form>
    </Dialog>
  )
}
