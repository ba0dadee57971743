import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ExtraTimeReason } from '#shared/features/hiring/screeners/extra-time.ts'
import type { Assessment, assessments } from '#shared/features/skills/assessments/assessments.contract.ts'
import { callApi } from '#web/app/api.ts'
import { ApiError } from '#web/app/session/api-error.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { attemptQuery } from '#web/features/hiring/screeners/screener-queries.ts'
import { assessmentQuery, refreshAssessments } from '../assessment-queries.ts'

/** A message of the server beats the general one. */
export function useProblem(error: unknown): string | null {
  const { i18n } = useLingui()
  const [serverMessage] = error instanceof ApiError ? Object.values(error.errors).flat() : []
  return serverMessage ?? describeFailure(i18n, error)
}

export function useStart(token: string, onStart: (attemptId: string) => void) {
  const { client } = useSession()
  const cache = useQueryClient()
  const [key] = useState(() => crypto.randomUUID())
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      callApi<typeof assessments.start>(client, 'POST /talent/api/assessments/:token/start', {
        params: { token },
        idempotencyKey: key,
      }),
    onSuccess: (attempt) => {
      cache.setQueryData(attemptQuery(attempt.id).queryKey, attempt)
      onStart(attempt.id)
    },
  })
  return { press: () => mutate(), isPending, problem: useProblem(error) }
}

export function useShare(token: string, onShared: () => void) {
  const { client } = useSession()
  const cache = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      callApi<typeof assessments.share>(client, 'POST /talent/api/assessments/:token/share', { params: { token } }),
    onSuccess: async () => {
      await refreshAssessments(cache)
      onShared()
    },
  })
  return { press: () => mutate(), isPending, problem: useProblem(error) }
}

export function useExtraTime(token: string) {
  const { client } = useSession()
  const cache = useQueryClient()
  const { mutate, error, isPending, variables } = useMutation({
    mutationFn: (reason: ExtraTimeReason) =>
      callApi<typeof assessments.extraTime>(client, 'PUT /talent/api/assessments/:token/extra-time', {
        params: { token },
        body: { reason },
      }),
    onSuccess: (changed: Assessment) => cache.setQueryData(assessmentQuery(token).queryKey, changed),
  })
  // Shown at once; the minutes follow with the response.
  return { change: mutate, chosen: isPending ? variables : null, problem: useProblem(error) }
}
