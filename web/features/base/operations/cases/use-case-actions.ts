import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { operations, ShownCase } from '#shared/features/base/operations/operations.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { showToast } from '#web/ui/toast.tsx'
import { caseQuery, useReloadQueue } from '../operations-queries.ts'

export function useCaseActions(queue: string, id: string) {
  const { i18n } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const reload = useReloadQueue(queue)
  const params = { queue, id }
  const { queryKey } = caseQuery(queue, id)
  const onError = (error: unknown) => {
    void showToast({ text: describeFailure(i18n, error) ?? '', isFailure: true })
    // A colleague decided first.
    void cache.invalidateQueries({ queryKey })
  }
  const show = async (shown: ShownCase) => {
    cache.setQueryData(queryKey, shown)
    await reload()
  }

  const claim = useMutation({
    mutationFn: () =>
      callApi<typeof operations.claim>(client, 'PUT /ops/api/queues/:queue/cases/:id/claim', { params }),
    onSuccess: show,
    onError,
  })
  const release = useMutation({
    mutationFn: () =>
      callApi<typeof operations.release>(client, 'DELETE /ops/api/queues/:queue/cases/:id/claim', { params }),
    onSuccess: async () => {
      await cache.invalidateQueries({ queryKey })
      await reload()
    },
    onError,
  })
  const undo = useMutation({
    mutationFn: () =>
      callApi<typeof operations.undo>(client, 'DELETE /ops/api/queues/:queue/cases/:id/decision', { params }),
    onSuccess: show,
    onError,
  })
  return { claim, release, undo, show }
}
