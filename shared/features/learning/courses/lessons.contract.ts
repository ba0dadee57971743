import { z } from 'zod'
import { endpoint, nothing } from '#shared/endpoint.ts'
import { id } from '#shared/kit/ids.ts'
import { lessonSubmission } from './assignments/submissions.contract.ts'
import {
  completionWays,
  lessonKinds,
  MAX_CHECKLIST,
  MAX_LESSON_NOTE,
  MAX_OPTIONS,
  MAX_QUESTIONS,
  MAX_QUOTE,
} from './course-kinds.ts'
import { byCourse } from './courses.contract.ts'
import { lessonMedia, mediaFile } from './media/lesson-media.contract.ts'
import { MAX_MEDIA_SECONDS } from './media/media-kinds.ts'

const instant = z.iso.datetime()
const percent = z.int().min(0).max(100)

const lessonProgress = z
  .object({
    readPercent: percent,
    /** Where the reader stopped, as a percentage of the text. */
    position: percent,
    /** Where they stopped in the video or sound. */
    seconds: z.number(),
    /** Ticked items of the checklist, by index. */
    checked: z.array(z.number()),
    quizPercent: percent.nullable(),
    attempts: z.number(),
    /** When the quiz can be tried again; null: now. */
    opensAt: instant.nullable(),
    completedAt: instant.nullable(),
    completedBy: z.enum(completionWays).nullable(),
  })
  .meta({ id: 'LessonProgress' })
export type LessonProgress = z.output<typeof lessonProgress>

const lessonNote = z.object({ id, quote: z.string(), text: z.string(), writtenAt: instant }).meta({ id: 'LessonNote' })
export type LessonNote = z.output<typeof lessonNote>

const lessonLink = z.object({ id, title: z.string() })

const question = z.object({
  text: z.string(),
  options: z.array(z.string()),
  /** Several options are right. */
  isMultiple: z.boolean(),
})
export type QuizQuestion = z.output<typeof question>

const lesson = z
  .object({
    id,
    title: z.string(),
    kind: z.enum(lessonKinds),
    minutes: z.number(),
    number: z.number(),
    sectionTitle: z.string(),
    /** Sanitised; empty for a quiz. */
    html: z.string(),
    /** Null for lessons without video and sound. */
    media: lessonMedia.nullable(),
    /** The file of a download lesson. */
    download: mediaFile.nullable(),
    questions: z.array(question),
    checklist: z.array(z.string()),
    /** What the person handed in for an assignment; null before. */
    submission: lessonSubmission.nullable(),
    /** False until the person enrols: reading is free, but nothing is kept. */
    isEnrolled: z.boolean(),
    progress: lessonProgress,
    notes: z.array(lessonNote),
    previous: lessonLink.nullable(),
    next: lessonLink.nullable(),
  })
  .meta({ id: 'Lesson' })
export type Lesson = z.output<typeof lesson>

const progressChange = z.object({
  readPercent: percent.optional(),
  position: percent.optional(),
  seconds: z.int().min(0).max(MAX_MEDIA_SECONDS).optional(),
  checked: z.array(z.int().min(0).max(MAX_CHECKLIST)).max(MAX_CHECKLIST).optional(),
  /** The learner says so. It cannot be undone: progress never goes backwards. */
  isDone: z.literal(true).optional(),
  /** When it happened, if it is sent later. A newer position, also from another device, is then kept. */
  madeAt: instant.optional(),
})
export type ProgressChange = z.output<typeof progressChange>

const chosen = z.array(z.int().min(0).max(MAX_OPTIONS)).max(MAX_OPTIONS)

const quizResult = z
  .object({
    percent,
    isPassed: z.boolean(),
    opensAt: instant.nullable(),
    /** In the order of the questions. Explanations and right answers are only sent once the quiz is passed. */
    answers: z.array(
      z.object({ isRight: z.boolean(), right: z.array(z.number()).nullable(), explanation: z.string().nullable() }),
    ),
  })
  .meta({ id: 'QuizResult' })
export type QuizResult = z.output<typeof quizResult>

const byLesson = byCourse.extend({ lessonId: id })
const byNote = byCourse.extend({ noteId: id })

export const lessons = {
  show: endpoint({
    method: 'GET',
    path: '/talent/api/courses/:slug/lessons/:lessonId',
    guard: 'verified',
    summary: 'One lesson with your progress and notes.',
    params: byLesson,
    response: lesson,
  }),
  saveProgress: endpoint({
    method: 'PUT',
    path: '/talent/api/courses/:slug/lessons/:lessonId/progress',
    guard: 'verified',
    summary: 'Records how far you are. Progress never goes backwards; the position does.',
    params: byLesson,
    body: progressChange,
    response: lessonProgress,
  }),
  answer: endpoint({
    method: 'POST',
    path: '/talent/api/courses/:slug/lessons/:lessonId/answers',
    guard: 'verified',
    summary: 'Marks your answers to a quiz. The best attempt counts.',
    params: byLesson,
    body: z.object({ answers: z.array(chosen).max(MAX_QUESTIONS) }),
    response: quizResult,
    creates: true,
  }),
  saveNote: endpoint({
    method: 'PUT',
    path: '/talent/api/courses/:slug/notes/:noteId',
    guard: 'verified',
    summary: 'Saves a private note on a lesson. The caller chooses its id, so that saving twice changes nothing.',
    params: byNote,
    body: z.object({
      lessonId: id,
      quote: z.string().trim().max(MAX_QUOTE).default(''),
      text: z.string().trim().min(1).max(MAX_LESSON_NOTE),
    }),
    response: lessonNote,
  }),
  removeNote: endpoint({
    method: 'DELETE',
    path: '/talent/api/courses/:slug/notes/:noteId',
    guard: 'verified',
    summary: 'Deletes a note.',
    params: byNote,
    response: nothing,
  }),
}
