import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Lesson, lessons, ProgressChange } from '#shared/features/learning/courses/lessons.contract.ts'
import { callApi } from '#web/app/api.ts'
import { ApiError } from '#web/app/session/api-error.ts'
import { useIdentity, useSession } from '#web/app/session/session-context.tsx'
import { describeFailure } from '#web/app/words/describe-failure.ts'
import { courseQuery, lessonQuery, refreshCourses } from '../course-queries.ts'
import { applyChange, keepPending } from '../offline/pending-progress.ts'

export function useProgress(slug: string, lesson: Lesson) {
  const { i18n } = useLingui()
  const { client } = useSession()
  const personId = useIdentity()?.id
  const cache = useQueryClient()
  const [isKeptHere, setIsKeptHere] = useState(false)

  async function send(change: ProgressChange) {
    try {
      const progress = await callApi<typeof lessons.saveProgress>(
        client,
        'PUT /talent/api/courses/:slug/lessons/:lessonId/progress',
        { params: { slug, lessonId: lesson.id }, body: change },
      )
      return { progress, isSent: true }
    } catch (error) {
      const hasNoAnswer = error instanceof ApiError && error.status === 0
      if (!hasNoAnswer || !personId) throw error
      if (!(await keepPending({ personId, slug, lessonId: lesson.id, change }))) throw error
      const known = cache.getQueryData(lessonQuery(slug, lesson.id).queryKey) ?? lesson
      return { progress: applyChange(known, change, new Date().toISOString()), isSent: false }
    }
  }

  const saving = useMutation({
    mutationFn: send,
    // Without a connection it is kept on the device instead of waiting in memory.
    networkMode: 'always',
    // Two devices or quick ticks: the last one sent is the last one stored.
    scope: { id: `progress ${lesson.id}` },
    onSuccess: async ({ progress, isSent }) => {
      const wasDone = lesson.progress.completedAt !== null
      setIsKeptHere(!isSent)
      cache.setQueryData(lessonQuery(slug, lesson.id).queryKey, (before) => before && { ...before, progress })
      if (!isSent) return
      // Reading changes the catalogue and the outline only when it finishes the lesson.
      if (!wasDone && progress.completedAt !== null) await refreshCourses(cache)
      else await cache.invalidateQueries({ queryKey: courseQuery(slug).queryKey, refetchType: 'none' })
    },
  })
  return {
    saveRead: (readPercent: number, position: number) => saving.mutate({ readPercent, position }),
    savePlayed: (readPercent: number, seconds: number) => saving.mutate({ readPercent, seconds }),
    saveChecked: (checked: number[]) => saving.mutate({ checked }),
    saveDownloaded: () => saving.mutate({ readPercent: 100 }),
    markDone: () => saving.mutate({ isDone: true }),
    isMarking: saving.isPending && saving.variables.isDone === true,
    /** Offline: it is sent later. */
    isKeptHere,
    problem: describeFailure(i18n, saving.error),
  }
}
