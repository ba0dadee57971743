import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { lessons } from '#shared/features/learning/courses/lessons.contract.ts'
import { callApi } from '#web/app/api.ts'
import { ApiError } from '#web/app/session/api-error.ts'
import type { SessionClient } from '#web/app/session/session-client.ts'
import { useIdentity, useSession } from '#web/app/session/session-context.tsx'
import { lessonQuery, refreshCourses } from '../course-queries.ts'
import { applyChange, dropPending, type PendingProgress, readPending } from './pending-progress.ts'

/** Sends what was read offline, and shows it until then. */
export function usePendingProgress(): void {
  const { client } = useSession()
  const personId = useIdentity()?.id
  const cache = useQueryClient()
  useEffect(() => {
    if (!personId) return
    let isRunning = false
    const run = async () => {
      if (isRunning) return
      isRunning = true
      let hasSent = false
      for (const pending of await readPending(personId)) {
        const { slug, lessonId, change } = pending
        cache.setQueryData(
          lessonQuery(slug, lessonId).queryKey,
          (lesson) => lesson && { ...lesson, progress: applyChange(lesson, change, change.madeAt ?? '') },
        )
        hasSent = (await trySending(client, pending)) || hasSent
      }
      isRunning = false
      if (hasSent) await refreshCourses(cache)
    }
    const start = () => void run().catch(() => undefined)
    start()
    window.addEventListener('online', start)
    return () => window.removeEventListener('online', start)
  }, [client, cache, personId])
}

async function trySending(client: SessionClient, pending: PendingProgress): Promise<boolean> {
  const { slug, lessonId, change } = pending
  try {
    await callApi<typeof lessons.saveProgress>(client, 'PUT /talent/api/courses/:slug/lessons/:lessonId/progress', {
      params: { slug, lessonId },
      body: change,
      isBackground: true,
    })
  } catch (error) {
    // Rejected for good: the lesson has been removed, or the person has left the course.
    const isFinal = error instanceof ApiError && [403, 404, 422].includes(error.status)
    if (!isFinal) return false
  }
  await dropPending(pending)
  return true
}
