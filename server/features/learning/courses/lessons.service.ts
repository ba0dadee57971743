// Reading, answering, ticking off: what one person does in a lesson.

import { type Db, transaction } from '#server/platform/db/database.ts'
import { ensure, found } from '#server/platform/http/app-error.ts'
import { fieldError } from '#server/platform/http/validation.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Viewer } from '#shared/access/viewer.ts'
import { MAX_NOTES_PER_LESSON } from '#shared/features/learning/courses/course-kinds.ts'
import { meetsRule, QUIZ_PASS_PERCENT } from '#shared/features/learning/courses/lesson-rules.ts'
import type {
  Lesson,
  LessonNote,
  LessonProgress,
  ProgressChange,
  QuizResult,
} from '#shared/features/learning/courses/lessons.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { presentSubmission } from './assignments/submissions.presenter.ts'
import { selectSubmission } from './assignments/submissions.queries.ts'
import { canLearn, canOpen } from './courses.policy.ts'
import { factsOf, presentLesson, presentNote, presentProgress, quizOpensAt } from './courses.presenter.ts'
import { type CourseRow, type LessonRow, selectCourse, selectLesson, selectLessonHeads } from './courses.queries.ts'
import { completeIfDone, lockLearning } from './enrolling.service.ts'
import {
  deleteNote,
  lockEnrolment,
  type ProgressRow,
  selectEnrolment,
  selectNotes,
  selectProgress,
  upsertNote,
  upsertProgress,
} from './learning.queries.ts'
import { selectMedia } from './media/media.queries.ts'

type LessonPlace = { slug: string; lessonId: Id }

async function findLesson(db: Db, { slug, lessonId }: LessonPlace): Promise<{ course: CourseRow; lesson: LessonRow }> {
  const course = found(await selectCourse(db, slug))
  return { course, lesson: found(await selectLesson(db, course, lessonId)) }
}

export async function showLesson(db: Db, viewer: Viewer, place: LessonPlace, now: Date): Promise<Lesson> {
  const { course, lesson } = await findLesson(db, place)
  const { videoId, soundId, downloadId } = lesson.media
  const [enrolment, progress, notes, heads, media, submission] = await Promise.all([
    selectEnrolment(db, viewer.id, course.id),
    selectProgress(db, viewer.id, lesson.id),
    selectNotes(db, viewer.id, lesson.id),
    selectLessonHeads(db, course),
    selectMedia(db, course.id, [videoId, soundId, downloadId]),
    lesson.kind === 'assignment' ? selectSubmission(db, viewer.id, lesson.id) : null,
  ])
  ensure(canOpen(course, enrolment), 'not_found')
  return {
    ...presentLesson(course, lesson, { enrolment, progress, notes, heads, media, now }),
    submission: submission && presentSubmission(submission),
  }
}

type Change = (before: ProgressRow) => ProgressRow

/** The lesson is done as soon as its rule is met or the learner says so, and stays done. */
async function changeProgress(platform: Platform, db: Db, viewer: Viewer, place: LessonPlace, change: Change) {
  const now = platform.clock.now()
  const { course, lesson } = await findLesson(db, place)
  return transaction(db, async (tx) => {
    const enrolment = await lockLearning(tx, viewer, course)
    const before = (await selectProgress(tx, viewer.id, lesson.id)) ?? untouched(viewer.id, course, lesson.id)
    const changed = change(before)
    const isNowDone = before.completedAt === null && meetsRule(lesson.kind, factsOf(changed, lesson))
    const row = await upsertProgress(tx, {
      ...changed,
      ...(isNowDone && { completedAt: now, completedBy: 'rule' as const }),
      updatedAt: now,
    })
    if (row.completedAt !== null) await completeIfDone(platform, tx, viewer, course, enrolment, now)
    return { row, lesson }
  })
}

const untouched = (personId: Id, { id }: CourseRow, lessonId: Id): ProgressRow => ({
  personId,
  lessonId,
  courseId: id,
  readPercent: 0,
  position: 0,
  seconds: 0,
  checked: [],
  quizPercent: null,
  attempts: 0,
  attemptedAt: null,
  completedAt: null,
  completedBy: null,
  updatedAt: new Date(0),
})

/** Through feedback on what the learner handed in; nothing if they have left the course meanwhile. */
export async function finishLesson(
  platform: Platform,
  tx: Db,
  personId: Id,
  course: CourseRow,
  lessonId: Id,
): Promise<void> {
  const now = platform.clock.now()
  const enrolment = await lockEnrolment(tx, personId, course.id)
  const before = (await selectProgress(tx, personId, lessonId)) ?? untouched(personId, course, lessonId)
  if (!enrolment || !canLearn(enrolment) || before.completedAt !== null) return
  await upsertProgress(tx, { ...before, completedAt: now, completedBy: 'rule', updatedAt: now })
  await completeIfDone(platform, tx, { id: personId }, course, enrolment, now)
}

export async function saveProgress(
  platform: Platform,
  db: Db,
  viewer: Viewer,
  place: LessonPlace,
  change: ProgressChange,
): Promise<LessonProgress> {
  const now = platform.clock.now()
  const { lesson: known } = await findLesson(db, place)
  const { row, lesson } = await changeProgress(platform, db, viewer, place, (before) => {
    // Made offline, and overtaken by another device: it only adds to what is known.
    const isOld = change.madeAt !== undefined && new Date(change.madeAt) < before.updatedAt
    const checked = [...new Set([...(change.checked ?? before.checked), ...(isOld ? before.checked : [])])]
    return {
      ...before,
      readPercent: Math.max(before.readPercent, change.readPercent ?? 0),
      position: isOld ? before.position : (change.position ?? before.position),
      seconds: isOld ? before.seconds : (change.seconds ?? before.seconds),
      checked: checked.filter((item) => item < known.checklist.length).toSorted((a, b) => a - b),
      ...(change.isDone && before.completedAt === null && { completedAt: now, completedBy: 'self' as const }),
    }
  })
  return presentProgress(row, lesson, now)
}

export async function answerQuiz(
  platform: Platform,
  db: Db,
  viewer: Viewer,
  place: LessonPlace,
  answers: readonly (readonly number[])[],
): Promise<QuizResult> {
  const now = platform.clock.now()
  const { lesson: asked } = await findLesson(db, place)
  if (asked.kind !== 'quiz' || answers.length !== asked.questions.length) throw fieldError(['answers'], incomplete)
  const marks = asked.questions.map(({ right }, at) => isSame(right, answers[at] ?? []))
  const percent = Math.floor((marks.filter(Boolean).length / marks.length) * 100)
  const { row, lesson } = await changeProgress(platform, db, viewer, place, (before) => {
    if (quizOpensAt(before, asked, now)) throw fieldError(['answers'], tooSoon)
    return {
      ...before,
      quizPercent: Math.max(before.quizPercent ?? 0, percent),
      attempts: before.attempts + 1,
      attemptedAt: now,
    }
  })
  const isPassed = percent >= QUIZ_PASS_PERCENT
  return {
    percent,
    isPassed,
    opensAt: quizOpensAt(row, lesson, now)?.toISOString() ?? null,
    answers: lesson.questions.map(({ right, explanation }, at) => ({
      isRight: marks[at] ?? false,
      right: isPassed ? right : null,
      explanation: isPassed ? explanation : null,
    })),
  }
}

const isSame = (right: readonly number[], chosen: readonly number[]): boolean =>
  new Set(chosen).size === right.length && right.every((one) => chosen.includes(one))

const incomplete = /* i18n */ { id: 'courses.quiz_incomplete', message: 'Answer every question.' }
const tooSoon = /* i18n */ {
  id: 'courses.quiz_too_soon',
  message: 'You can try again ten minutes after your last attempt.',
}
const tooManyNotes = /* i18n */ {
  id: 'courses.too_many_notes',
  message: 'This lesson has as many notes as it can hold. Delete one first.',
}

type NewNote = { lessonId: Id; quote: string; text: string }

export async function saveNote(
  db: Db,
  viewer: Viewer,
  { slug, noteId }: { slug: string; noteId: Id },
  { lessonId, quote, text }: NewNote,
): Promise<LessonNote> {
  const { course, lesson } = await findLesson(db, { slug, lessonId })
  return transaction(db, async (tx) => {
    await lockLearning(tx, viewer, course)
    const notes = await selectNotes(tx, viewer.id, lesson.id)
    const isNew = notes.every(({ id }) => id !== noteId)
    if (isNew && notes.length >= MAX_NOTES_PER_LESSON) throw fieldError(['text'], tooManyNotes)
    const row = { personId: viewer.id, id: noteId, courseId: course.id, lessonId: lesson.id, quote, text }
    return presentNote(await upsertNote(tx, row))
  })
}

export async function removeNote(db: Db, viewer: Viewer, noteId: Id): Promise<undefined> {
  await deleteNote(db, viewer.id, noteId)
}
