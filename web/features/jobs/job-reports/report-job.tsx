import { useLingui } from '@lingui/react/macro'
import type { jobReports } from '#shared/features/jobs/job-reports/job-reports.contract.ts'
import { MAX_REPORT_TEXT, type ReportReason } from '#shared/features/jobs/job-reports/report-reasons.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { ReportDialog, useReportSent } from '#web/app/report/report-dialog.tsx'
import { useSession } from '#web/app/session/session-context.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useReportText } from './report-text.ts'

export function ReportJob({ job, onClose }: { job: { id: string; title: string }; onClose: () => void }) {
  const { t } = useLingui()
  const { client } = useSession()
  const labels = useReportText()
  const { title } = job
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/jobs/job-reports/job-reports.contract.ts').then(
        (contract) => contract.jobReports.create.body,
      ),
    initialValues: { reason: null as ReportReason | null, text: '' },
    draftName: `report-${job.id}`,
    send: (body, idempotencyKey) =>
      callApi<typeof jobReports.create>(client, 'POST /talent/api/jobs/:jobId/reports', {
        params: { jobId: job.id },
        body,
        idempotencyKey,
      }),
    onSuccess: useReportSent(onClose),
  })
  return (
    <ReportDialog
      title={t`What is wrong with “${title}”?`}
      help={t`The company will not know who reported it.`}
      reasons={labels}
      form={form}
      onClose={onClose}
    >
      <TextArea
        {...form.field('text')}
        label={t`Details`}
        isOptional={form.values.reason !== 'other'}
        rows={3}
        countTo={MAX_REPORT_TEXT}
      />
    </ReportDialog>
  )
}
