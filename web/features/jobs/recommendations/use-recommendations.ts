import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { DismissReason } from '#shared/features/jobs/recommendations/dismiss-reasons.ts'
import type { recommendations } from '#shared/features/jobs/recommendations/recommendations.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeError } from '#web/app/words/error-messages.ts'
import { showToast } from '#web/ui/toast.tsx'
import { recommendationSettingsQuery, recommendationsQuery } from './recommendation-queries.ts'

const DISMISSAL = '/talent/api/recommendations/:jobId/dismissal'

/** The changes a person can make to their recommendations. Each response contains the new ranking. */
export function useRecommendationChanges() {
  const { t, i18n } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const options = {
    onSuccess: () => cache.invalidateQueries({ queryKey: recommendationsQuery.queryKey }),
    onError: (error: Error) => void showToast({ text: i18n._(describeError(error)), isFailure: true }),
  }
  const undoDismissal = useMutation({
    mutationFn: (jobId: string) =>
      callApi<typeof recommendations.takeBack>(client, `DELETE ${DISMISSAL}`, { params: { jobId } }),
    ...options,
  })
  const dismiss = useMutation({
    mutationFn: async ({ jobId, reason }: { jobId: string; reason: DismissReason }) => {
      await callApi<typeof recommendations.dismiss>(client, `PUT ${DISMISSAL}`, { params: { jobId }, body: { reason } })
      void showToast({
        text: t`Removed. Your recommendations are updated.`,
        action: { label: t`Undo`, onPress: () => undoDismissal.mutate(jobId) },
      })
    },
    ...options,
  })
  const change = useMutation({ mutationFn: useSwitch(), onError: options.onError })
  return { dismiss, undoDismissal, change }
}

/** Switches recommendations on or off, from any page. */
export function useSwitch() {
  const { client } = useSession()
  const cache = useQueryClient()
  return async (isOn: boolean): Promise<void> => {
    await callApi<typeof recommendations.change>(client, 'PUT /talent/api/recommendation-settings', { body: { isOn } })
    await Promise.all(
      [recommendationSettingsQuery, recommendationsQuery].map(({ queryKey }) => cache.invalidateQueries({ queryKey })),
    )
  }
}
