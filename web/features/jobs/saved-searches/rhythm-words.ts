import { useLingui } from '@lingui/react/macro'
import { type AlertRhythm, alertRhythms } from '#shared/features/jobs/saved-searches/alert-kinds.ts'

export function useRhythmWords() {
  const { t } = useLingui()
  const words: Record<AlertRhythm, string> = {
    off: t`No emails`,
    instant: t`Immediately`,
    daily: t`Daily`,
    weekly: t`Weekly`,
  }
  return { words, choices: alertRhythms.map((id) => ({ id, label: words[id] })) }
}
