import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import type { ScreenerAttempt } from '#shared/features/hiring/screeners/screeners.contract.ts'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { connection } from '#web/platform/connection/connection.ts'
import type { AnswerSheet } from './answer-sheet.ts'

type SheetStep = { call: () => Promise<ScreenerAttempt>; onDone: (attempt: ScreenerAttempt) => void }

/** Sends the answers of the sheet, then makes the call. Waits for the connection while offline. */
export function useSheetStep(sheet: AnswerSheet, { call, onDone }: SheetStep) {
  const { i18n } = useLingui()
  const isInProgress = useRef(false)
  const { mutate, isPending, error } = useMutation({
    // TanStack's own offline detection would pause this forever when the browser is wrong about it.
    networkMode: 'always',
    mutationFn: () =>
      connection.withReconnect(async () => {
        await sheet.flush()
        const { unsent, saveState } = sheet.read()
        // The call would close the questions of unsent answers.
        if (unsent > 0 && saveState === 'waiting') throw new TypeError('answers are not sent')
        return call()
      }),
    onSuccess: onDone,
    onSettled: () => {
      isInProgress.current = false
    },
  })
  // The clock, another device and the person may all trigger this at once.
  const start = useCallback(() => {
    if (isInProgress.current) return
    isInProgress.current = true
    mutate()
  }, [mutate])
  return { start, isPending, problem: describeFailure(i18n, error) }
}
