import { useLingui } from '@lingui/react/macro'
import type { ReportReason } from '#shared/features/jobs/job-reports/report-reasons.ts'

export function useReportText(): Record<ReportReason, string> {
  const { t } = useLingui()
  return {
    scam: t`It looks like a scam`,
    asks_money: t`They ask for money`,
    discrimination: t`It is discriminatory`,
    misleading_location: t`It is not open to the people it says it is`,
    misleading_pay: t`The pay is not what it says`,
    expired: t`It is no longer open`,
    no_response: t`They never reply`,
    duplicate: t`It is a duplicate`,
    other: t`Something else`,
  }
}
