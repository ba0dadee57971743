// Publishes a version of a course. Lessons keep their ids from version to version, and with them everybody's progress.

import { findSkills } from '#server/features/base/reference/reference.service.ts'
import { newId } from '#server/platform/db/columns.ts'
import { type Db, transaction } from '#server/platform/db/database.ts'
import { foldText } from '#shared/features/base/reference/fold-text.ts'
import { isMediaLesson } from '#shared/features/learning/courses/course-kinds.ts'
import { noMedia } from '#shared/features/learning/courses/media/media-kinds.ts'
import type { Id } from '#shared/kit/ids.ts'
import { freeSlug } from './authoring/course-slug.ts'
import { factsOfContent, lessonsOf, type VersionContent, type VersionLesson } from './authoring/draft-content.ts'
import {
  insertDraft,
  insertVersion,
  lockDraft,
  replaceDraftLessons,
  selectDraftIdsOf,
  updateDraft,
} from './authoring/drafts.queries.ts'
import { insertLessons, lockSlugs, selectCourse, selectCourseById, upsertCourse } from './courses.queries.ts'
import { secondsOf } from './media/media.presenter.ts'
import { selectAllMedia } from './media/media.queries.ts'

/** `id`: of a lesson that is already part of the course. */
export type LessonContent = Omit<VersionLesson, 'id'> & { id?: Id }

export type CourseContent = Omit<VersionContent, 'sections'> & {
  slug: string
  sections: { title: string; lessons: LessonContent[] }[]
}

/** The next version of the draft's course. The caller has locked the draft. */
export async function publishVersion(
  tx: Db,
  draft: { id: Id; version: number },
  content: VersionContent,
  now: Date,
  wantedSlug = content.title,
): Promise<{ version: number }> {
  const version = draft.version + 1
  const media = new Map((await selectAllMedia(tx, draft.id)).map((one) => [one.id, one]))
  const lessons = lessonsOf(content).map((lesson) => ({
    ...lesson,
    media: { ...noMedia, ...lesson.media },
    minutes: minutesOf(lesson, secondsOf(lesson.media ?? noMedia, media)),
  }))
  const { sections, ...facts } = content
  await lockSlugs(tx)
  const before = await selectCourseById(tx, draft.id)
  await upsertCourse(tx, {
    ...facts,
    id: draft.id,
    slug: before?.slug ?? (await freeSlug(wantedSlug, async (slug) => (await selectCourse(tx, slug)) === null)),
    version,
    skillSlugs: content.skills.flatMap((name) => slugOfSkill(name) ?? []),
    outline: sections.map(({ title, lessons: own }) => ({ title, lessonIds: own.map(({ id }) => id) })),
    lessonCount: lessons.length,
    minutes: lessons.reduce((sum, { minutes }) => sum + minutes, 0),
    searchText: foldText([content.title, content.summary, ...content.skills].join(' ')),
    updatedAt: now,
  })
  await insertLessons(
    tx,
    lessons.map((lesson) => ({ ...lesson, version, courseId: draft.id })),
  )
  await insertVersion(tx, { courseId: draft.id, version, content, lessonCount: lessons.length, publishedAt: now })
  return { version }
}

/** For the demo world and tests: writes the draft and publishes it at once. */
export function publishCourse(
  db: Db,
  { slug, ...given }: CourseContent,
  now: Date,
): Promise<{ id: Id; lessonIds: Id[] }> {
  return transaction(db, async (tx) => {
    const known = await selectCourse(tx, slug)
    const courseId = known?.id ?? newId()
    const content = await withIds(tx, courseId, given)
    const facts = { ...factsOfContent(content), hasChanges: false, updatedAt: now }
    const draft = (await lockDraft(tx, courseId)) ?? (await insertDraft(tx, { ...facts, id: courseId }))
    const { version } = await publishVersion(tx, draft, content, now, slug)
    const lessons = lessonsOf(content)
    await replaceDraftLessons(
      tx,
      courseId,
      lessons.map((lesson) => ({ ...lesson, draftId: courseId, updatedAt: now })),
    )
    await updateDraft(tx, courseId, { ...facts, version, revision: draft.revision + 1 })
    return { id: courseId, lessonIds: lessons.map(({ id }) => id) }
  })
}

async function withIds(tx: Db, courseId: Id, given: Omit<CourseContent, 'slug'>): Promise<VersionContent> {
  const owners = await selectDraftIdsOf(
    tx,
    given.sections.flatMap(({ lessons }) => lessons.flatMap(({ id }) => id ?? [])),
  )
  return {
    ...given,
    sections: given.sections.map(({ title, lessons }) => ({
      id: newId(),
      title,
      lessons: lessons.map(({ id, ...lesson }) => ({
        ...lesson,
        id: id !== undefined && owners.get(id) === courseId ? id : newId(),
      })),
    })),
  }
}

export const slugOfSkill = (name: string): string | null =>
  findSkills(name).find((skill) => foldText(skill.name) === foldText(name))?.slug ?? null

const WORDS_A_MINUTE = 200
const QUESTIONS_A_MINUTE = 2
/** Doing an assignment takes longer than reading it. */
const ASSIGNMENT_MINUTES = 20

export function minutesOf(
  { kind, body, questions }: Pick<VersionLesson, 'kind' | 'body' | 'questions'>,
  seconds: number,
): number {
  const reading = Math.ceil(body.split(/\s+/).length / WORDS_A_MINUTE)
  if (isMediaLesson(kind)) return Math.max(1, Math.ceil(seconds / 60))
  if (kind === 'quiz') return Math.max(1, Math.ceil(questions.length / QUESTIONS_A_MINUTE))
  return kind === 'assignment' ? reading + ASSIGNMENT_MINUTES : Math.max(1, reading)
}
