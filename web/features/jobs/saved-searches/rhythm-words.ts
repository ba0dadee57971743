import { useLingui } from '@lingui/react/macro'
import { type AlertFrequency, alertFrequencies } from '#shared/features/jobs/saved-searches/alert-kinds.ts'

export function useRhythmWords() {
  const { t } = useLingui()
  const words: Record<AlertFrequency, string> = {
    off: t`No emails`,
    instant: t`Immediately`,
    daily: t`Daily`,
    weekly: t`Weekly`,
  }
  return { words, choices: alertFrequencies.map((id) => ({ id, label: words[id] })) }
}
