import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Lesson, lessons, ProgressChange } from '#shared/features/learning/courses/lessons.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { courseQuery, lessonQuery, refreshCourses } from '../course-queries.ts'

export function useProgress(slug: string, lesson: Lesson) {
  const { i18n } = useLingui()
  const { client } = useSession()
  const cache = useQueryClient()
  const saving = useMutation({
    mutationFn: (body: ProgressChange) =>
      callApi<typeof lessons.saveProgress>(client, 'PUT /talent/api/courses/:slug/lessons/:lessonId/progress', {
        params: { slug, lessonId: lesson.id },
        body,
      }),
    // Two devices or quick ticks: the last one sent is the last one stored.
    scope: { id: `progress ${lesson.id}` },
    onSuccess: async (progress) => {
      const wasDone = lesson.progress.completedAt !== null
      cache.setQueryData(lessonQuery(slug, lesson.id).queryKey, (before) => before && { ...before, progress })
      // Reading changes the catalogue and the outline only when it finishes the lesson.
      if (!wasDone && progress.completedAt !== null) await refreshCourses(cache)
      else await cache.invalidateQueries({ queryKey: courseQuery(slug).queryKey, refetchType: 'none' })
    },
  })
  return {
    saveRead: (readPercent: number, position: number) => saving.mutate({ readPercent, position }),
    savePlayed: (readPercent: number, seconds: number) => saving.mutate({ readPercent, seconds }),
    saveChecked: (checked: number[]) => saving.mutate({ checked }),
    markDone: () => saving.mutate({ isDone: true }),
    isMarking: saving.isPending && saving.variables.isDone === true,
    problem: describeFailure(i18n, saving.error),
  }
}
