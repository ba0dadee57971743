import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import type { ScreenerAttempt, screeners } from '#shared/features/hiring/screeners/screeners.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { connection } from '#web/platform/connection/connection.ts'
import type { AnswerSheet } from '../sheet/answer-sheet.ts'

/** Goes on to the next step: first the answers of this one are sent. Waits for the connection while offline. */
export function useAdvance(
  { id, step }: ScreenerAttempt,
  sheet: AnswerSheet,
  onAdvanced: (attempt: ScreenerAttempt) => void,
) {
  const { i18n } = useLingui()
  const { client } = useSession()
  const isInProgress = useRef(false)
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: () =>
      connection.withReconnect(async () => {
        await sheet.flush()
        const { unsent, saveState } = sheet.read()
        if (unsent > 0 && saveState === 'waiting') throw new TypeError('answers are not sent')
        return callApi<typeof screeners.advance>(client, 'POST /talent/api/screeners/attempts/:id/advance', {
          params: { id },
          body: { from: step.place },
        })
      }),
    onSuccess: onAdvanced,
    onSettled: () => {
      isInProgress.current = false
    },
  })
  // The clock and the person may trigger this at once.
  const advance = useCallback(() => {
    if (isInProgress.current) return
    isInProgress.current = true
    mutate()
  }, [mutate])
  return { advance, isPending, problem: describeFailure(i18n, error) }
}
