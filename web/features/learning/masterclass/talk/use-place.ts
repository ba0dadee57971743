import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { talks } from '#shared/features/learning/masterclass/talks.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { refreshTalks } from '../talk-queries.ts'

/** Both can be repeated: a second press changes nothing. */
export function usePlace(id: string) {
  const { i18n } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const registering = useMutation({
    mutationFn: () =>
      callApi<typeof talks.register>(client, 'PUT /talent/api/talks/:id/registration', { params: { id } }),
    onSettled: () => refreshTalks(cache),
  })
  const cancelling = useMutation({
    mutationFn: () =>
      callApi<typeof talks.cancel>(client, 'DELETE /talent/api/talks/:id/registration', { params: { id } }),
    onSettled: () => refreshTalks(cache),
  })
  return {
    register: () => registering.mutate(),
    cancel: () => cancelling.mutate(),
    isRegistering: registering.isPending,
    isCancelling: cancelling.isPending,
    problem: describeFailure(i18n, registering.error ?? cancelling.error),
  }
}
