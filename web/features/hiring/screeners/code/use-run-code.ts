import { useCallback } from 'react'
import type { screeners } from '#shared/features/hiring/screeners/screeners.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import type { AnswerSheet } from '../sheet/answer-sheet.ts'
import type { RunCode } from './code-runner.ts'

export function useRunCode(attemptId: string, sheet: AnswerSheet): RunCode {
  const { client } = useSession()
  return useCallback(
    async (question, source) => {
      const { runInBrowser } = await import('./run-in-browser.ts')
      const results = await runInBrowser(question, source)
      if (results) return { results, runsLeft: null }
      // The server runs what is saved, so the answer is sent first.
      await sheet.flush()
      return callApi<typeof screeners.run>(client, 'POST /talent/api/screeners/attempts/:id/answers/:questionId/run', {
        params: { id: attemptId, questionId: question.id },
      })
    },
    [client, attemptId, sheet],
  )
}
