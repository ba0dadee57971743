import { useLingui } from '@lingui/react/macro'
import { type AlertRhythm, alertRhythms } from '#shared/features/jobs/saved-searches/alert-kinds.ts'

export function useRhythmWords() {
  const { t } = useLingui()
  const words: Record<AlertRhythm, string> = {
    off: t`No mails`,
    instant: t`At once`,
    daily: t`Once a day`,
    weekly: t`Once a week`,
  }
  return { words, choices: alertRhythms.map((id) => ({ id, label: words[id] })) }
}
