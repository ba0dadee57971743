import { useLingui } from '@lingui/react/macro'
import {
  MAX_MESSAGE_REPORT_NOTE,
  type TalkReportReason,
} from '#shared/features/learning/masterclass/live/live-limits.ts'
import type { TalkMessage, talkLive } from '#shared/features/learning/masterclass/live/talk-live.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { ReportDialog, useReportSent } from '#web/app/report/report-dialog.tsx'
import { useSession } from '#web/app/session/session-context.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

type ReportMessageProps = { talkId: string; message: TalkMessage; onClose: () => void }

export function ReportMessage({ talkId, message: { id, author, text }, onClose }: ReportMessageProps) {
  const { t } = useLingui()
  const { client } = useSession()
  const labels: Record<TalkReportReason, string> = {
    rude: t`It is rude or threatening`,
    scam: t`It looks like a scam`,
    spam: t`It is spam`,
    other: t`Something else`,
  }
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/learning/masterclass/live/talk-live.contract.ts').then(
        (contract) => contract.talkLive.report.body,
      ),
    initialValues: { reason: null as TalkReportReason | null, note: '' },
    draftName: `report-${id}`,
    send: (body, idempotencyKey) =>
      callApi<typeof talkLive.report>(client, 'POST /talent/api/talks/:id/messages/:messageId/report', {
        params: { id: talkId, messageId: id },
        body,
        idempotencyKey,
      }),
    onSuccess: useReportSent(onClose),
  })
  return (
    <ReportDialog
      title={t`What is wrong with this message?`}
      subject={<blockquote dir="auto">{text}</blockquote>}
      help={t`Our team reads the message. ${author ?? t`Its author`} will not know who reported it.`}
      reasons={labels}
      form={form}
      onClose={onClose}
    >
      <TextArea
        {...form.field('note')}
        label={t`What happened`}
        isOptional
        rows={3}
        countTo={MAX_MESSAGE_REPORT_NOTE}
      />
    </ReportDialog>
  )
}
