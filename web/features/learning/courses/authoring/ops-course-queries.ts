import type { QueryClient } from '@tanstack/react-query'
import type {
  DraftFacts,
  LessonDraft,
  OpsCourse,
  OpsLesson,
} from '#shared/features/learning/courses/authoring/course-draft.contract.ts'
import type { DraftView } from '#shared/features/learning/courses/authoring/draft-state.ts'
import type { opsCourses, opsLessons } from '#shared/features/learning/courses/authoring/ops-courses.contract.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'

export const OPS_COURSES = '/ops/courses'

export const editHref = (courseId: string, lessonId?: string): string =>
  `${OPS_COURSES}?course=${courseId}${lessonId === undefined ? '' : `&lesson=${lessonId}`}`

export const opsCoursesQuery = (show: DraftView, cursor?: string) =>
  endpointQuery<typeof opsCourses.list>('GET /ops/api/courses', {
    query: { show, limit: 20, ...(cursor !== undefined && { cursor }) },
  })

export const opsCourseQuery = (id: string) =>
  endpointQuery<typeof opsCourses.show>('GET /ops/api/courses/:id', { params: { id } })

export const opsLessonQuery = (id: string, lessonId: string) =>
  endpointQuery<typeof opsLessons.show>('GET /ops/api/courses/:id/lessons/:lessonId', { params: { id, lessonId } })

export const refreshOpsCourses = (cache: QueryClient) => cache.invalidateQueries({ queryKey: ['ops', 'courses'] })

/** What the editor of a course saves. */
export const factsOf = (course: OpsCourse): DraftFacts => ({
  title: course.title,
  summary: course.summary,
  category: course.category,
  level: course.level,
  language: course.language,
  skills: course.skills,
  outcomes: course.outcomes,
  sources: course.sources,
  sections: course.sections,
})

export const lessonDraftOf = ({ title, body, questions, checklist, media }: OpsLesson): LessonDraft => ({
  title,
  body,
  questions,
  checklist,
  media,
})
