import type { QueryClient } from '@tanstack/react-query'
import {
  type CourseCategory,
  type CourseLevel,
  type CourseView,
  courseCategories,
  courseLevels,
  courseViews,
  MAX_SEARCH,
} from '#shared/features/learning/courses/course-kinds.ts'
import type { courses } from '#shared/features/learning/courses/courses.contract.ts'
import type { lessons } from '#shared/features/learning/courses/lessons.contract.ts'
import type { courseReviews } from '#shared/features/learning/courses/reviews/reviews.contract.ts'
import { endpointQuery } from '#web/app/query/query-client.ts'

const PAGE_SIZE = 20

export type CatalogueView = {
  text: string
  category: CourseCategory | null
  level: CourseLevel | null
  skill: string | null
  language: string | null
  show: CourseView
}

/** Invalid values in the address are ignored. */
export const readView = (params: URLSearchParams): CatalogueView => ({
  text: (params.get('text') ?? '').trim().slice(0, MAX_SEARCH),
  category: courseCategories.find((one) => one === params.get('category')) ?? null,
  level: courseLevels.find((one) => one === params.get('level')) ?? null,
  skill: params.get('skill')?.slice(0, 60) || null,
  language: /^[a-z]{2,3}(-[A-Za-z0-9]+)*$/.exec(params.get('language')?.slice(0, 35) ?? '')?.[0] ?? null,
  show: courseViews.find((one) => one === params.get('show')) ?? 'all',
})

export function addressOf(view: CatalogueView, change: Partial<CatalogueView> = {}): string {
  const { show, ...filters } = { ...view, ...change }
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(filters)) if (value) params.set(name, value)
  if (show !== 'all') params.set('show', show)
  return params.size === 0 ? '/courses' : `/courses?${params}`
}

export const coursesQuery = ({ text, category, level, skill, language, show }: CatalogueView, cursor?: string) =>
  endpointQuery<typeof courses.list>('GET /talent/api/courses', {
    query: {
      limit: PAGE_SIZE,
      show,
      ...(text && { text }),
      ...(category && { category }),
      ...(level && { level }),
      ...(skill && { skill }),
      ...(language && { language }),
      ...(cursor !== undefined && { cursor }),
    },
  })

export const courseQuery = (slug: string) =>
  endpointQuery<typeof courses.show>('GET /talent/api/courses/:slug', { params: { slug } })

export const lessonQuery = (slug: string, lessonId: string) =>
  endpointQuery<typeof lessons.show>('GET /talent/api/courses/:slug/lessons/:lessonId', { params: { slug, lessonId } })

export const reviewsQuery = (slug: string, cursor?: string) =>
  endpointQuery<typeof courseReviews.list>('GET /talent/api/courses/:slug/reviews', {
    params: { slug },
    query: { limit: PAGE_SIZE, ...(cursor !== undefined && { cursor }) },
  })

/** Enrolments and progress appear in the catalogue, the outline and the lesson. */
export const refreshCourses = (cache: QueryClient) => cache.invalidateQueries({ queryKey: ['talent', 'courses'] })

export const lessonHref = (slug: string, lessonId: string): string => `/courses/${slug}?lesson=${lessonId}`

/** The same course as documents without scripts; without a lesson, its outline. */
export const textHref = (slug: string, lessonId?: string): string =>
  lessonId === undefined ? `/courses/${slug}/text` : `/courses/${slug}/text?lesson=${lessonId}`

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Null: no lesson is chosen. */
export function lessonIn(search: URLSearchParams): string | null {
  const lesson = search.get('lesson')
  return lesson !== null && ID.test(lesson) ? lesson : null
}
