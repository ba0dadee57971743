import { useLingui } from '@lingui/react/macro'
import type { TextReport } from '#shared/features/base/operations/text-reports/text-report.contract.ts'
import {
  MAX_TEXT_REPORT_NOTE,
  type TextReportReason,
} from '#shared/features/base/operations/text-reports/text-report-limits.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { ReportDialog, useReportSent } from '#web/app/report/report-dialog.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

type ReportTextDialogProps = {
  id: string
  text: string
  title: string
  help: string
  send: (report: TextReport, idempotencyKey: string) => Promise<unknown>
  onClose: () => void
}

/** Reports a public text, such as a review or a message at a talk. */
export function ReportTextDialog({ id, text, title, help, send, onClose }: ReportTextDialogProps) {
  const { t } = useLingui()
  const reasons: Record<TextReportReason, string> = {
    rude: t`It is rude or threatening`,
    scam: t`It looks like a scam`,
    spam: t`It is spam`,
    other: t`Something else`,
  }
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/base/operations/text-reports/text-report.contract.ts').then(
        ({ textReport }) => textReport,
      ),
    initialValues: { reason: null as TextReportReason | null, note: '' },
    draftName: `report-${id}`,
    send: ({ reason, note = '' }, idempotencyKey) => send({ reason, note }, idempotencyKey),
    onSuccess: useReportSent(onClose),
  })
  return (
    <ReportDialog
      title={title}
      subject={<blockquote dir="auto">{text}</blockquote>}
      help={help}
      reasons={reasons}
      form={form}
      onClose={onClose}
    >
      <TextArea {...form.field('note')} label={t`Details`} isOptional rows={3} countTo={MAX_TEXT_REPORT_NOTE} />
    </ReportDialog>
  )
}
