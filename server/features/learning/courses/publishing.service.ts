// Publishes a version of a course. Lessons that were in the version before keep their ids, and with them everybody's progress.

import { findSkills } from '#server/features/base/reference/reference.service.ts'
import { newId } from '#server/platform/db/columns.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { foldText } from '#shared/features/base/reference/fold-text.ts'
import type { CourseCategory, CourseLevel, LessonKind } from '#shared/features/learning/courses/course-kinds.ts'
import type { Id } from '#shared/kit/ids.ts'
import { insertLessons, lockCourse, upsertCourse } from './courses.queries.ts'
import type { CourseSource, StoredQuestion } from './courses.tables.ts'

export type LessonContent = {
  /** Of a lesson that is already part of the course. */
  id?: Id
  kind: LessonKind
  title: string
  /** Markdown. */
  body: string
  questions: StoredQuestion[]
  checklist: string[]
}

export type CourseContent = {
  slug: string
  title: string
  summary: string
  category: CourseCategory
  level: CourseLevel
  language: string
  skills: string[]
  outcomes: string[]
  sources: CourseSource[]
  sections: { title: string; lessons: LessonContent[] }[]
}

export function publishCourse(db: Db, content: CourseContent, now: Date): Promise<{ id: Id; lessonIds: Id[] }> {
  return transaction(db, async (tx) => {
    const before = await lockCourse(tx, content.slug)
    const version = (before?.version ?? 0) + 1
    const courseId = before?.id ?? newId()
    const known = new Set(before?.outline.flatMap(({ lessonIds }) => lessonIds))
    const sections = content.sections.map(({ title, lessons }) => ({
      title,
      lessons: lessons.map(({ id, ...lesson }) => ({
        ...lesson,
        id: id !== undefined && known.has(id) ? id : newId(),
        minutes: minutesOf(lesson),
      })),
    }))
    const lessons = sections.flatMap((section) => section.lessons)
    const { sections: _, ...facts } = content
    await upsertCourse(tx, {
      ...facts,
      id: courseId,
      version,
      skillSlugs: content.skills.flatMap((name) => slugOfSkill(name) ?? []),
      outline: sections.map((section) => ({ title: section.title, lessonIds: section.lessons.map(({ id }) => id) })),
      lessonCount: lessons.length,
      minutes: lessons.reduce((sum, { minutes }) => sum + minutes, 0),
      searchText: foldText([content.title, content.summary, ...content.skills].join(' ')),
      updatedAt: now,
    })
    await insertLessons(
      tx,
      lessons.map((lesson) => ({ ...lesson, version, courseId })),
    )
    return { id: courseId, lessonIds: lessons.map(({ id }) => id) }
  })
}

export const slugOfSkill = (name: string): string | null =>
  findSkills(name).find((skill) => foldText(skill.name) === foldText(name))?.slug ?? null

const WORDS_A_MINUTE = 200
const QUESTIONS_A_MINUTE = 2
/** Doing an assignment takes longer than reading it. */
const ASSIGNMENT_MINUTES = 20

function minutesOf({ kind, body, questions }: Omit<LessonContent, 'id'>): number {
  const reading = Math.ceil(body.split(/\s+/).length / WORDS_A_MINUTE)
  if (kind === 'quiz') return Math.max(1, Math.ceil(questions.length / QUESTIONS_A_MINUTE))
  return kind === 'assignment' ? reading + ASSIGNMENT_MINUTES : Math.max(1, reading)
}
