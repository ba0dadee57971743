import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { courseReviews } from '#shared/features/learning/courses/reviews/reviews.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { focusHeadingIfLost } from '#web/ui/use-lost-focus.ts'
import { refreshCourses } from '../course-queries.ts'

export function useRemoveReview(slug: string, onRemoved?: () => void) {
  const { i18n } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      callApi<typeof courseReviews.remove>(client, 'DELETE /talent/api/courses/:slug/review', { params: { slug } }),
    onSuccess: async () => {
      onRemoved?.()
      await refreshCourses(cache)
      focusHeadingIfLost()
    },
  })
  return { remove: () => mutate(), isPending, problem: describeFailure(i18n, error) }
}
