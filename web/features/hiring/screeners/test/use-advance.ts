import type { ScreenerAttempt, screeners } from '#shared/features/hiring/screeners/screeners.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import type { AnswerSheet } from '../sheet/answer-sheet.ts'
import { useSheetStep } from '../sheet/use-sheet-step.ts'

/** Continues with the next step of the test. */
export function useAdvance(
  { id, step }: ScreenerAttempt,
  sheet: AnswerSheet,
  onAdvanced: (attempt: ScreenerAttempt) => void,
) {
  const { client } = useSession()
  const { start, ...state } = useSheetStep(sheet, {
    call: () =>
      callApi<typeof screeners.advance>(client, 'POST /talent/api/screeners/attempts/:id/advance', {
        params: { id },
        body: { from: step.place },
      }),
    onDone: onAdvanced,
  })
  return { advance: start, ...state }
}
