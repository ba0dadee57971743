import { Trans, useLingui } from '@lingui/react/macro'
import type { chat } from '#shared/features/chat/chat.contract.ts'
import { MAX_REPORT_NOTE, type ReportReason, reportReasons } from '#shared/features/chat/chat-limits.ts'
import type { Message } from '#shared/features/chat/message.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form } from '#web/ui/form.tsx'
import { Radio, RadioGroup } from '#web/ui/radio-group.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { showToast } from '#web/ui/toast.tsx'

type ReportDialogProps = { message: Message; name: string; onClose: () => void }

export function ReportDialog({ message, name, onClose }: ReportDialogProps) {
  const { t } = useLingui()
  const { client } = useSession()
  const words: Record<ReportReason, string> = {
    money: t`They ask for money`,
    scam: t`It looks like a fraud`,
    rude: t`It is rude or threatening`,
    spam: t`It is advertising, or the same again and again`,
    other: t`Something else`,
  }
  const form = useContractForm({
    loadSchema: () => import('#shared/features/chat/chat.contract.ts').then((contract) => contract.chat.report.body),
    initialValues: { reason: null as ReportReason | null, note: '' },
    draftName: `report-${message.id}`,
    send: (body, idempotencyKey) =>
      callApi<typeof chat.report>(client, 'POST /shared/api/messages/:id/report', {
        params: { id: message.id },
        body,
        idempotencyKey,
      }),
    onSuccess: async () => {
      onClose()
      await showToast({ text: t`Thank you. Somebody will look at it.` })
    },
  })
  return (
    <Dialog isOpen onOpenChange={onClose} title={t`What is wrong with this message of ${name}?`}>
      <Form {...form.formProps}>
        {message.body !== '' && <blockquote dir="auto">{message.body}</blockquote>}
        <RadioGroup
          name="reason"
          label={t`Reason`}
          help={t`Our team sees the message, and what it said before it was changed. ${name} does not learn who reported it.`}
          value={form.values.reason}
          onChange={(chosen) => form.change({ reason: reportReasons.find((one) => one === chosen) ?? null })}
        >
          {reportReasons.map((reason) => (
            <Radio key={reason} value={reason}>
              {words[reason]}
            </Radio>
          ))}
        </RadioGroup>
        <TextArea {...form.field('note')} label={t`What happened`} isOptional rows={3} countTo={MAX_REPORT_NOTE} />
        <SubmitButton isPending={form.isPending}>
          <Trans>Send the report</Trans>
        </SubmitButton>
      </Form>
    </Dialog>
  )
}
