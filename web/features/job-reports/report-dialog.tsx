import { Trans, useLingui } from '@lingui/react/macro'
import type { jobReports } from '#shared/features/job-reports/job-reports.contract.ts'
import { MAX_REPORT_TEXT, type ReportReason, reportReasons } from '#shared/features/job-reports/report-reasons.ts'
import { callApi } from '#web/app/api.ts'
import { useContractForm } from '#web/app/form/use-contract-form.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form } from '#web/ui/form.tsx'
import { Radio, RadioGroup } from '#web/ui/radio-group.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { useReportWords } from './report-words.ts'

type ReportDialogProps = { job: { id: string; title: string }; onClose: () => void }

export function ReportDialog({ job, onClose }: ReportDialogProps) {
  const { t } = useLingui()
  const { client } = useSession()
  const words = useReportWords()
  const { title } = job
  const form = useContractForm({
    loadSchema: () =>
      import('#shared/features/job-reports/job-reports.contract.ts').then(
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
    onSuccess: async () => {
      onClose()
      await showToast({ text: t`Thank you. Somebody will look at it.` })
    },
  })
  return (
    <Dialog isOpen onOpenChange={onClose} title={t`What is wrong with “${title}”?`}>
      <Form {...form.formProps}>
        <RadioGroup
          name="reason"
          label={t`Reason`}
          help={t`The company does not learn who reported it.`}
          value={form.values.reason}
          onChange={(chosen) => form.change({ reason: reportReasons.find((one) => one === chosen) ?? null })}
        >
          {reportReasons.map((reason) => (
            <Radio key={reason} value={reason}>
              {words[reason]}
            </Radio>
          ))}
        </RadioGroup>
        <TextArea
          {...form.field('text')}
          label={t`What you saw`}
          isOptional={form.values.reason !== 'other'}
          rows={3}
          countTo={MAX_REPORT_TEXT}
        />
        <SubmitButton isPending={form.isPending}>
          <Trans>Send the report</Trans>
        </SubmitButton>
      </Form>
    </Dialog>
  )
}
