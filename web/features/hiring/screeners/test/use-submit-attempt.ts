import type { ScreenerAttempt, screeners } from '#shared/features/hiring/screeners/screeners.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import type { AnswerSheet } from '../sheet/answer-sheet.ts'
import { useSheetStep } from '../sheet/use-sheet-step.ts'

/** Submits the attempt, which cannot be changed any more. */
export function useSubmitAttempt(id: string, sheet: AnswerSheet, onFinished: (attempt: ScreenerAttempt) => void) {
  const { client } = useSession()
  const { start, ...state } = useSheetStep(sheet, {
    call: () =>
      callApi<typeof screeners.submit>(client, 'POST /talent/api/screeners/attempts/:id/submit', { params: { id } }),
    onDone(attempt) {
      sheet.clear()
      onFinished(attempt)
    },
  })
  return { submitAttempt: start, ...state }
}
