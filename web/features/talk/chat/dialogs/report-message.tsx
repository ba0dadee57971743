import { useLingui } from '@lingui/react/macro'
import type { chat } from '#shared/features/talk/chat/chat.contract.ts'
import { MAX_REPORT_NOTE, type ReportReason } from '#shared/features/talk/chat/chat-limits.ts'
import type { Message } from '#shared/features/talk/chat/message.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { ReportDialog, useReportSent } from '#web/app/report/report-dialog.tsx'
import { useSession } from '#web/app/session/session-context.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

type ReportMessageProps = { message: Message; name: string; onClose: () => void }

export function ReportMessage({ message, name, onClose }: ReportMessageProps) {
  const { t } = useLingui()
  const { client } = useSession()
  const labels: Record<ReportReason, string> = {
    money: t`They ask for money`,
    scam: t`It looks like a scam`,
    rude: t`It is rude or threatening`,
    spam: t`It is spam`,
    other: t`Something else`,
  }
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/talk/chat/chat.contract.ts').then((contract) => contract.chat.report.body),
    initialValues: { reason: null as ReportReason | null, note: '' },
    draftName: `report-${message.id}`,
    send: (body, idempotencyKey) =>
      callApi<typeof chat.report>(client, 'POST /shared/api/messages/:id/report', {
        params: { id: message.id },
        body,
        idempotencyKey,
      }),
    onSuccess: useReportSent(onClose),
  })
  return (
    <ReportDialog
      title={t`What is wrong with this message from ${name}?`}
      subject={message.body !== '' && <blockquote dir="auto">{message.body}</blockquote>}
      help={t`Our team sees the message, including earlier versions. ${name} will not know who reported it.`}
      reasons={labels}
      form={form}
      onClose={onClose}
    >
      <TextArea {...form.field('note')} label={t`Details`} isOptional rows={3} countTo={MAX_REPORT_NOTE} />
    </ReportDialog>
  )
}
