import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { screeners } from '#shared/features/hiring/screeners/screeners.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { attemptQuery } from '../screener-queries.ts'

/** Opens a spoken question. Pressed twice, the same question is returned, with the same time. */
export function useAskQuestion(attemptId: string, questionId: string) {
  const { i18n } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      callApi<typeof screeners.ask>(client, 'POST /talent/api/screeners/attempts/:id/questions/:questionId/ask', {
        params: { id: attemptId, questionId },
      }),
    onSuccess: (asked) => {
      const { queryKey } = attemptQuery(attemptId)
      // The rest of the attempt is as old as before, and its clock is read from when it was received.
      const updatedAt = cache.getQueryState(queryKey)?.dataUpdatedAt ?? Date.now()
      cache.setQueryData(
        queryKey,
        (attempt) =>
          attempt && {
            ...attempt,
            questions: attempt.questions.map((question) => (question.id === questionId ? asked : question)),
          },
        { updatedAt },
      )
    },
  })
  return { press: () => mutate(), isPending, problem: describeFailure(i18n, error) }
}
