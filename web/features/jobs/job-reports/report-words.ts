import { useLingui } from '@lingui/react/macro'
import type { ReportReason } from '#shared/features/jobs/job-reports/report-reasons.ts'

export function useReportWords(): Record<ReportReason, string> {
  const { t } = useLingui()
  return {
    scam: t`It looks like a fraud`,
    asks_money: t`They ask for money`,
    discrimination: t`It shuts people out unfairly`,
    misleading_location: t`It is not open to whom it says`,
    misleading_pay: t`The pay is not what it says`,
    expired: t`It is no longer open`,
    no_response: t`They do not answer`,
    duplicate: t`It is here twice`,
    other: t`Something else`,
  }
}
