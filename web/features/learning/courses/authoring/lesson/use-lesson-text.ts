import { useQueryClient } from '@tanstack/react-query'
import type { LessonDraft, OpsLesson } from '#shared/features/learning/courses/authoring/course-draft.contract.ts'
import type { opsLessons } from '#shared/features/learning/courses/authoring/ops-courses.contract.ts'
import { callApi } from '#web/app/api.ts'
import { useSession } from '#web/app/session/session-context.tsx'
import { lessonDraftOf, opsCourseQuery, opsLessonQuery } from '../ops-course-queries.ts'
import { useRevisionAutosave } from '../saving/use-revision-autosave.ts'

export function useLessonText(courseId: string, lesson: OpsLesson) {
  const { client } = useSession()
  const cache = useQueryClient()
  const params = { id: courseId, lessonId: lesson.id }
  const revised = (saved: OpsLesson) => ({ values: lessonDraftOf(saved), revision: saved.revision })
  return useRevisionAutosave<LessonDraft>({
    name: `lesson-${lesson.id}`,
    saved: revised(lesson),
    write: async (values, revision) => {
      const saved = await callApi<typeof opsLessons.change>(client, 'PUT /ops/api/courses/:id/lessons/:lessonId', {
        params,
        body: { ...values, revision },
      })
      cache.setQueryData(opsLessonQuery(courseId, lesson.id).queryKey, saved)
      // Titles, minutes and what is missing appear in the outline.
      await cache.invalidateQueries({ queryKey: opsCourseQuery(courseId).queryKey, exact: true })
      return revised(saved)
    },
    read: async () =>
      revised(await callApi<typeof opsLessons.show>(client, 'GET /ops/api/courses/:id/lessons/:lessonId', { params })),
  })
}
