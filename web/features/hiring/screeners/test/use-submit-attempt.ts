import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import type { ScreenerAttempt, screeners } from '#shared/features/hiring/screeners/screeners.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { connection } from '#web/platform/connection/connection.ts'
import type { AnswerSheet } from '../sheet/answer-sheet.ts'

/** Submits the sheet: first the answers, then the attempt. Waits for the connection while offline. */
export function useSubmitAttempt(id: string, sheet: AnswerSheet, onFinished: (attempt: ScreenerAttempt) => void) {
  const { i18n } = useLingui()
  const { client } = useSession()
  const isInProgress = useRef(false)
  const { mutate, isPending, error } = useMutation({
    // TanStack's own offline detection would pause this forever when the browser is wrong about it.
    networkMode: 'always',
    mutationFn: () =>
      connection.withReconnect(async () => {
        await sheet.flush()
        const { unsent, saveState } = sheet.read()
        // Submitting now would lose them.
        if (unsent > 0 && saveState === 'waiting') throw new TypeError('answers are not sent')
        return callApi<typeof screeners.submit>(client, 'POST /talent/api/screeners/attempts/:id/submit', {
          params: { id },
        })
      }),
    onSuccess: (attempt) => {
      sheet.clear()
      onFinished(attempt)
    },
    onSettled: () => {
      isInProgress.current = false
    },
  })
  // The clock, another device and the person may all trigger this at once.
  const submitAttempt = useCallback(() => {
    if (isInProgress.current) return
    isInProgress.current = true
    mutate()
  }, [mutate])
  return { submitAttempt, isPending, problem: describeFailure(i18n, error) }
}
