import { z } from 'zod'
import { endpoint, nothing } from '#shared/endpoint.ts'
import { id } from '#shared/kit/ids.ts'
import { pageOf, pageQuery } from '#shared/kit/pagination.ts'
import { courseCategories, courseLevels, courseViews, lessonKinds, MAX_SEARCH } from './course-kinds.ts'
import { enrolmentStatuses } from './enrolment-status.ts'
import { ownReview } from './reviews/reviews.contract.ts'

const instant = z.iso.datetime()
const slug = z.string().min(1).max(80)
export const byCourse = z.object({ slug })

const courseSkill = z
  /** Null if jobs do not ask for it by this name. */
  .object({ name: z.string(), slug: z.string().nullable() })
  .meta({ id: 'CourseSkill' })

const enrolment = z
  .object({
    status: z.enum(enrolmentStatuses),
    doneLessons: z.number(),
    percent: z.int().min(0).max(100),
    /** Where to continue; null when every lesson is done. */
    nextLessonId: id.nullable(),
    completedAt: instant.nullable(),
  })
  .meta({ id: 'CourseEnrolment' })
export type CourseEnrolment = z.output<typeof enrolment>

const courseCard = z
  .object({
    id,
    slug,
    title: z.string(),
    summary: z.string(),
    category: z.enum(courseCategories),
    level: z.enum(courseLevels),
    language: z.string(),
    skills: z.array(courseSkill),
    lessonCount: z.number(),
    minutes: z.number(),
    rating: z.object({ average: z.number().nullable(), count: z.number() }),
    /** Null if the person never enrolled. */
    enrolment: enrolment.nullable(),
  })
  .meta({ id: 'CourseCard' })
export type CourseCard = z.output<typeof courseCard>

const outlineLesson = z.object({
  id,
  title: z.string(),
  kind: z.enum(lessonKinds),
  minutes: z.number(),
  isDone: z.boolean(),
  isBegun: z.boolean(),
})
export type OutlineLesson = z.output<typeof outlineLesson>

const closedGap = z
  .object({
    jobId: id,
    jobTitle: z.string(),
    companyName: z.string(),
    /** How many skills of the job the person lacks, and which of them the course covers. */
    missing: z.number(),
    covered: z.array(z.string()),
  })
  .meta({ id: 'ClosedGap' })
export type ClosedGap = z.output<typeof closedGap>

const course = courseCard
  .extend({
    outcomes: z.array(z.string()),
    sources: z.array(z.object({ title: z.string(), url: z.string() })),
    updatedAt: instant,
    sections: z.array(z.object({ title: z.string(), lessons: z.array(outlineLesson) })),
    /** Saved jobs that ask for skills which the person lacks and this course covers. */
    gaps: z.array(closedGap),
    ownReview: ownReview.nullable(),
    /** Of the credential earned by finishing it; null before, or once revoked. */
    certificateId: id.nullable(),
    canReview: z.boolean(),
  })
  .meta({ id: 'Course' })
export type Course = z.output<typeof course>

const listQuery = pageQuery.extend({
  cursor: id.optional(),
  text: z.string().trim().max(MAX_SEARCH).optional(),
  category: z.enum(courseCategories).optional(),
  level: z.enum(courseLevels).optional(),
  /** The slug of a skill. */
  skill: z.string().min(1).max(60).optional(),
  language: z.string().min(2).max(35).optional(),
  show: z.enum(courseViews).default('all'),
})
export type CoursesQuery = z.output<typeof listQuery>

const coursesPage = pageOf(courseCard).extend({
  /** Whatever the filters are. */
  totals: z.object({ all: z.number(), active: z.number(), completed: z.number() }),
  /** What the catalogue can be filtered by. */
  choices: z.object({
    languages: z.array(z.string()),
    skills: z.array(z.object({ name: z.string(), slug: z.string() })),
  }),
})
export type CoursesPage = z.output<typeof coursesPage>

const jobCourse = z.object({ slug, title: z.string(), minutes: z.number(), covered: z.array(z.string()) })

export const courses = {
  list: endpoint({
    method: 'GET',
    path: '/talent/api/courses',
    guard: 'verified',
    summary: 'The course catalogue with your progress, newest first.',
    query: listQuery,
    response: coursesPage,
  }),
  show: endpoint({
    method: 'GET',
    path: '/talent/api/courses/:slug',
    guard: 'verified',
    summary: 'One course: its outline with your progress, and the saved jobs it would bring you closer to.',
    params: byCourse,
    response: course,
  }),
  enrol: endpoint({
    method: 'PUT',
    path: '/talent/api/courses/:slug/enrolment',
    guard: 'verified',
    summary: 'Enrols you in a course, or lets you continue one that you left.',
    params: byCourse,
    response: enrolment,
  }),
  leave: endpoint({
    method: 'DELETE',
    path: '/talent/api/courses/:slug/enrolment',
    guard: 'verified',
    summary: 'Leaves a course. Your progress is kept.',
    params: byCourse,
    response: nothing,
  }),
  ofJob: endpoint({
    method: 'GET',
    path: '/talent/api/jobs/:jobId/courses',
    guard: 'verified',
    summary: 'Courses that cover skills which a job asks for and you lack, the most useful first.',
    params: z.object({ jobId: id }),
    response: z.object({ missing: z.number(), items: z.array(jobCourse) }),
  }),
}
