import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { courses } from '#shared/features/learning/courses/courses.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { refreshCourses } from './course-queries.ts'

/** Both can be repeated: a second press changes nothing. */
export function useEnrolment(slug: string) {
  const { i18n } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const enrolling = useMutation({
    mutationFn: () =>
      callApi<typeof courses.enrol>(client, 'PUT /talent/api/courses/:slug/enrolment', { params: { slug } }),
    onSuccess: () => refreshCourses(cache),
  })
  const leaving = useMutation({
    mutationFn: () =>
      callApi<typeof courses.leave>(client, 'DELETE /talent/api/courses/:slug/enrolment', { params: { slug } }),
    onSuccess: () => refreshCourses(cache),
  })
  return {
    enrol: () => enrolling.mutate(),
    leave: () => leaving.mutate(),
    isPending: enrolling.isPending,
    isLeaving: leaving.isPending,
    problem: describeFailure(i18n, enrolling.error ?? leaving.error),
  }
}
