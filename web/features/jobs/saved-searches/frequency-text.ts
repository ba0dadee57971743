import { useLingui } from '@lingui/react/macro'
import { type AlertFrequency, alertFrequencies } from '#shared/features/jobs/saved-searches/alert-kinds.ts'

export function useFrequencyText() {
  const { t } = useLingui()
  const labels: Record<AlertFrequency, string> = {
    off: t`No emails`,
    instant: t`Immediately`,
    daily: t`Daily`,
    weekly: t`Weekly`,
  }
  return { labels, choices: alertFrequencies.map((id) => ({ id, label: labels[id] })) }
}
